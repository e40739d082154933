import type { Change } from '../../context.ts';
import { column } from '../../db/column.ts';
import { rowsOf } from '../../db/rows-of.ts';

/** Whoever erases one of them changes their key and so waits for this lock; other purchases share it. */
const BY_KEYS = rowsOf(
  { key: column.text('email_key'), id: column.int('id') },
  (list) => `
  select ${list} from customers where promoter_id = $1 and email_key = any($2::text[])
  order by email_key for key share`,
);

/** The customers of some addresses by their keys, in whose order they are locked against being erased. */
export async function lockByKeys(
  change: Change,
  promoterId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await change.readRows(BY_KEYS, [promoterId, keys]);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
