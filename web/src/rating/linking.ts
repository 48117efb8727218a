/** Whose rating the seats of a table play for. */
import { rateSeat, ratedSeats } from '../lib/rating-api';
import { tables } from '../lib/tables.svelte';
import type { RatedSeat } from '../lib/wire';
import type { TableStore } from '../table/table.svelte';
import { account } from './account.svelte';

/** The rated seats. Whoever is signed in plays for their rating: they have chosen both the account and the table. */
export async function linkedSeats(store: TableStore): Promise<RatedSeat[]> {
  const secrets = tables.secrets(store.id);
  const { seats } = await ratedSeats(store.id, secrets);
  const [mine] = store.seats;
  if (mine === undefined || account.session === null || store.info?.over || seats.some(({ seat }) => seat === mine)) return seats;
  return (await rateSeat(store.id, mine, account.session, secrets)).seats;
}
