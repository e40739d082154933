import type { Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { CodeFindings, ReadinessFacts } from './checks/readiness-facts.ts';

const FINDINGS = rowsOf(
  {
    kind: column.text('kind'),
    count: column.int('count(*)'),
    id: column.int('(array_agg(id order by code))[1]'),
    priceGroupId: column.int('(array_agg(price_group_id order by code))[1]'),
    name: column.text('min(code)'),
  },
  (list) => `
  with live as (
    select id, code, price_group_id, price_type_ids, hold_id, valid_until from offer_codes
    where promoter_id = $1 and show_id = $2 and not is_disabled
  ), ticket as (select id, price_group_id from price_types where promoter_id = $1 and show_id = $2),
  finding as (
    select 'all' as kind, id, code, price_group_id from live
    union all
    select 'expired', id, code, price_group_id from live where valid_until <= $3
    union all
    select 'withoutTickets', id, code, price_group_id from live
    where not exists (select 1 from ticket where ticket.price_group_id = live.price_group_id)
      or (price_type_ids <> '[]' and not exists (
        select 1 from jsonb_array_elements_text(price_type_ids) named join ticket on ticket.id = named::bigint))
    union all
    select 'withEmptyHold', id, code, price_group_id from live where hold_id is not null and hold_id <> all($4::bigint[])
  )
  select ${list} from finding group by kind`,
);

/** Reads the codes of a show that have no effect for buyers. `filledHoldIds` are the holds that have places. */
export async function readCodeFindings(
  ctx: Reader,
  show: ShowRow,
  filledHoldIds: readonly number[],
): Promise<ReadinessFacts['codes']> {
  const rows = await ctx.readRows(FINDINGS, [show.promoterId, show.id, ctx.now.toISOString(), filledHoldIds]);
  const found = new Map<string, CodeFindings>(rows.map(({ kind, ...codes }) => [kind, codes]));
  return {
    count: found.get('all')?.count ?? 0,
    expired: found.get('expired'),
    withoutTickets: found.get('withoutTickets'),
    withEmptyHold: found.get('withEmptyHold'),
  };
}
