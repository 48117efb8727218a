/** What the server has for people who learn the game. None of it changes while the server runs. */
import { json } from './api';
import type { AidAnswer, Comparison, ExampleAnswer, ExampleList } from './wire';

export const comparison = (): Promise<Comparison> => json('/api/comparison');
export const examples = (): Promise<ExampleList> => json('/api/examples');
export const example = (id: string): Promise<ExampleAnswer> => json(`/api/examples/${encodeURIComponent(id)}`);
export const aid = (edition: string): Promise<AidAnswer> => json(`/api/aid/${encodeURIComponent(edition)}`);
