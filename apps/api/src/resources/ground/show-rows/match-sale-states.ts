import type { SaleState } from '@parterre/contract/shows/show';
import { type SQL, sql } from 'drizzle-orm';
import { toArray } from '#db/column.ts';
import { shows } from '#db/schema/events/shows.ts';

/**
 * Matches shows in one of these sale states: the condition of `toSaleState`, with a test that they agree. Tickets are
 * counted only where the state depends on them, because many filters include sold-out shows among those on sale.
 */
export function matchSaleStates(states: readonly SaleState[], now: Date): SQL {
  const [sold, unsold] = [states.includes('SOLD_OUT'), states.includes('ON_SALE')];
  const others = states.filter((state) => state !== 'SOLD_OUT' && state !== 'ON_SALE');
  const moment = sql`${now.toISOString()}::timestamptz`;
  const stage = toStage(moment);
  const alternatives = others.length > 0 ? [sql`${stage} = any(${toArray(others)}::text[])`] : [];
  // A show on sale has not begun. This condition repeats that, so that the index is searched by the start.
  const selling = sql`${shows.startsAt} > ${moment} and ${stage} = 'SELLING'`;
  if (sold && unsold) alternatives.push(selling);
  else if (sold) alternatives.push(sql`(${selling} and ${IS_FULL})`);
  else if (unsold) alternatives.push(sql`(${selling} and not ${IS_FULL})`);
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

const toStage = (moment: SQL): SQL => sql`(case
  when case when ${shows.endsAtLocal} is null then ${shows.startsAt} <= ${moment}
    else ${shows.endsAtLocal} <= ${moment} at time zone ${shows.timeZone} end then 'ENDED'
  when ${shows.status} in ('CANCEL_PENDING', 'CANCELLED') then 'OFF_SALE'
  when ${shows.onSaleAt} > ${moment} then 'NOT_STARTED'
  when ${shows.offSaleAt} <= ${moment} then 'OFF_SALE'
  when ${shows.status} = 'PENDING' then 'NOT_STARTED'
  when ${shows.startsAt} <= ${moment} then 'OFF_SALE'
  else 'SELLING' end)`;

const IS_FULL = sql`(${shows.capacity} > 0 and ${shows.capacity} <= (
  select coalesce(sum(sold.tickets), 0) from sales_totals sold
  where sold.promoter_id = ${shows.promoterId} and sold.show_id = ${shows.id}))`;
