/** The server's part for those who play for a rating: accounts, and the lists of the best. */
import { json, send, tablePath } from './api';
import type { Leaderboard, PasskeyAsked, RatedSeats, Seat, Session } from './wire';

export const ratings = (edition: string, players: number, skip: number): Promise<Leaderboard> =>
  json(`/api/ratings?edition=${encodeURIComponent(edition)}&players=${players}&skip=${skip}`);

/** Which seats play for a rating, and what the game did to it. */
export const ratedSeats = (id: string, secrets: string[]): Promise<RatedSeats> => json(tablePath(id, '/rated'), { secrets });

export const rateSeat = (id: string, seat: Seat, session: string, secrets: string[]): Promise<RatedSeats> =>
  json(tablePath(id, `/seats/${seat}/rated`), { method: 'POST', secrets, body: { session } });

export const registrationOptions = (name: string): Promise<PasskeyAsked> =>
  json('/api/accounts/registration', { method: 'POST', body: { name } });

export const registerAccount = (challenge: string, credential: Record<string, unknown>): Promise<Session> =>
  json('/api/accounts', { method: 'POST', body: { challenge, credential } });

export const passkeyOptions = (): Promise<PasskeyAsked> => json('/api/accounts/sign-in/options', { method: 'POST' });

export const signIn = (challenge: string, credential: Record<string, unknown>): Promise<Session> =>
  json('/api/accounts/sign-in', { method: 'POST', body: { challenge, credential } });

export const signOut = (session: string): Promise<void> =>
  send('/api/accounts/session', { method: 'DELETE', secrets: [session] });

export const deleteAccount = (session: string): Promise<void> =>
  send('/api/accounts/me', { method: 'DELETE', secrets: [session] });
