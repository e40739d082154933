import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf, type Statement } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { OfferCodeRow } from './offer-code-row.ts';

export type NewCode = Pick<
  OfferCodeRow,
  | 'id'
  | 'code'
  | 'tag'
  | 'tagKey'
  | 'effect'
  | 'value'
  | 'validFromLocal'
  | 'validUntilLocal'
  | 'validFrom'
  | 'validUntil'
  | 'mostUses'
  | 'mostPerOrder'
  | 'mostPerCustomer'
  | 'comment'
>;

export type SharedRules = Pick<
  OfferCodeRow,
  'priceGroupId' | 'priceTypeIds' | 'holdId' | 'reservedPlaces' | 'isDisabled'
>;

const SQL = `
  insert into offer_codes (promoter_id, show_id, price_group_id, price_type_ids, hold_id, reserved_places, is_disabled,
    created_at, created_by, id, code, tag, tag_key, effect, value, valid_from_local, valid_until_local, valid_from,
    valid_until, most_uses, most_per_order, most_per_customer, comment)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, v.*
  from unnest($10::bigint[], $11::text[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::timestamp[],
    $17::timestamp[], $18::timestamptz[], $19::timestamptz[], $20::int[], $21::int[], $22::int[], $23::text[])
    as v (id, code)
  order by v.code`;
const INSERT = rowsOf({ code: column.text('code') }, (list) => `${SQL} returning ${list}`);
const INSERT_FREE = rowsOf(
  { code: column.text('code') },
  (list) => `${SQL}
  on conflict (promoter_id, show_id, code) do nothing
  returning ${list}`,
);
const ROWS_PER_INSERT = 10_000;

/** Inserts codes that the show may have already; returns those that were new. */
export const insertFreeCodes = (
  change: Change,
  show: ShowRow,
  shared: SharedRules,
  codes: readonly NewCode[],
): Promise<string[]> => insertRows(change, INSERT_FREE, { show, shared, codes });

/** Inserts codes that the show does not have: its row is locked, and they were looked up. */
export async function insertNewCodes(
  change: Change,
  show: ShowRow,
  shared: SharedRules,
  codes: readonly NewCode[],
): Promise<void> {
  await insertRows(change, INSERT, { show, shared, codes });
}

/** Inserts in a few statements and yields to other requests between them; returns the inserted codes. */
async function insertRows(
  change: Change,
  statement: Statement<{ code: string }>,
  { show, shared, codes }: { show: ShowRow; shared: SharedRules; codes: readonly NewCode[] },
): Promise<string[]> {
  const inserted: string[] = [];
  for (let i = 0; i < codes.length; i += ROWS_PER_INSERT) {
    if (i > 0) await nextTurn();
    const rows = await change.readRows(statement, [
      show.promoterId,
      show.id,
      shared.priceGroupId,
      JSON.stringify(shared.priceTypeIds),
      shared.holdId,
      shared.reservedPlaces,
      shared.isDisabled,
      change.now.toISOString(),
      change.actor.name,
      ...toColumns(codes.slice(i, i + ROWS_PER_INSERT)),
    ]);
    for (const { code } of rows) inserted.push(code);
  }
  return inserted;
}

export const toColumns = (codes: readonly NewCode[]): unknown[][] => [
  codes.map(({ id }) => id),
  codes.map(({ code }) => code),
  codes.map(({ tag }) => tag),
  codes.map(({ tagKey }) => tagKey),
  codes.map(({ effect }) => effect),
  codes.map(({ value }) => value),
  codes.map(({ validFromLocal }) => validFromLocal),
  codes.map(({ validUntilLocal }) => validUntilLocal),
  codes.map(({ validFrom }) => validFrom?.toISOString() ?? null),
  codes.map(({ validUntil }) => validUntil?.toISOString() ?? null),
  codes.map(({ mostUses }) => mostUses),
  codes.map(({ mostPerOrder }) => mostPerOrder),
  codes.map(({ mostPerCustomer }) => mostPerCustomer),
  codes.map(({ comment }) => comment),
];
