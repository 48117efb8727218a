/** All courses, in the order in which to learn. */
import auction from './base/lessons/auction.json';
import auctionGame from './base/lessons/auction.tikal?raw';
import base from './base/lessons/base.json';
import baseGame from './base/lessons/base.tikal?raw';
import legend from './legend/lessons/legend.json';
import legendGame from './legend/lessons/legend.tikal?raw';
import './legend/lessons/pointing.css';
import type { Course } from './lessons';

export const COURSES: Course[] = [
  { id: 'base', file: baseGame, ...base },
  { id: 'auction', file: auctionGame, ...auction },
  { id: 'legend', file: legendGame, ...legend },
];

/** The course of that name; without a name the first one. */
export const courseOf = (id: string | null): Course | undefined =>
  id === null ? COURSES[0] : COURSES.find((one) => one.id === id);
