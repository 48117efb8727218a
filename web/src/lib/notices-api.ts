/** The server's part for notices of turns, and for calendars of them. */
import { json, send, tablePath } from './api';
import type { AddressOfToken, Addresses, CalendarToken, CalendarWanted, NewAddress, Tested } from './wire';

/** Where turns are told: those of a seat, or with `table` everybody's. */
export const noticeAddresses = (id: string, place: string, secrets: string[]): Promise<Addresses> =>
  json(tablePath(id, `/notices/${place}`), { secrets });
export const addAddress = (id: string, place: string, body: NewAddress, secrets: string[]): Promise<Addresses> =>
  json(tablePath(id, `/notices/${place}`), { method: 'POST', secrets, body });
export const testAddress = (id: string, place: string, address: string, secrets: string[]): Promise<Tested> =>
  json(tablePath(id, `/notices/${place}/${address}/test`), { method: 'POST', secrets });
export const removeAddress = (id: string, place: string, address: string, secrets: string[]): Promise<Addresses> =>
  json(tablePath(id, `/notices/${place}/${address}`), { method: 'DELETE', secrets });

/** The links in messages. */
export const lookAtNotices = (token: string): Promise<AddressOfToken> => json('/api/notices/look', { method: 'POST', body: { token } });
export const confirmNotices = (token: string): Promise<AddressOfToken> => json('/api/notices/confirm', { method: 'POST', body: { token } });
export const stopNotices = (token: string): Promise<void> => send('/api/notices/stop', { method: 'POST', body: { token } });

export const calendarOf = (body: CalendarWanted): Promise<CalendarToken> => json('/api/calendar', { method: 'POST', body });
