/** What the server has for people who learn the game. */
import { json } from './api';
import type { Comparison } from './wire';

export const comparison = (): Promise<Comparison> => json('/api/comparison');
