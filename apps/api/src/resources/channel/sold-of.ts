import { type SQL, sql } from 'drizzle-orm';
import { salesTotals } from '../../db/schema/orders.ts';
import { shows } from '../../db/schema/shows.ts';

/** Tickets sold of the show of a row. */
export const soldOf = (): SQL<number> =>
  sql`(select coalesce(sum(${salesTotals.tickets}), 0)::int from ${salesTotals} where ${salesTotals.promoterId} = ${shows.promoterId} and ${salesTotals.showId} = ${shows.id})`.mapWith(
    Number,
  );
