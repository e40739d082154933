import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Change } from '../../../context.ts';
import type { ShowRow } from '../../shows/require-show.ts';
import { toColumns } from '../insert-codes.ts';
import type { ChangedRow } from './import.ts';

const SQL = `
  update offer_codes c set tag = v.tag, tag_key = v.tag_key, effect = v.effect, value = v.value,
    valid_from_local = v.valid_from_local, valid_until_local = v.valid_until_local, valid_from = v.valid_from,
    valid_until = v.valid_until, most_uses = v.most_uses, most_per_order = v.most_per_order,
    most_per_customer = v.most_per_customer, comment = v.comment, revision = c.revision + 1
  from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::timestamp[],
    $9::timestamp[], $10::timestamptz[], $11::timestamptz[], $12::int[], $13::int[], $14::int[], $15::text[])
    as v (id, code, tag, tag_key, effect, value, valid_from_local, valid_until_local, valid_from, valid_until,
      most_uses, most_per_order, most_per_customer, comment)
  where c.promoter_id = $1 and c.id = v.id`;
const ROWS_PER_UPDATE = 10_000;

/** Writes the rows of a file over the codes they name; columns the file does not have stay as they are. */
export async function updateCodes(change: Change, show: ShowRow, rows: readonly ChangedRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_PER_UPDATE) {
    if (i > 0) await nextTurn();
    const codes = rows.slice(i, i + ROWS_PER_UPDATE).map(({ before, rules }) => ({ ...before, ...rules }));
    await change.query(SQL, [show.promoterId, ...toColumns(codes)]);
  }
}
