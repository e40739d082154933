import type { Change } from '../../context.ts';

/** Whoever erases one of them changes their key and so waits for this lock; other purchases share it. */
const SQL = `
  select email_key, id from customers where promoter_id = $1 and email_key = any($2::text[])
  order by email_key for key share`;

/** The customers of some addresses by their keys, in whose order they are locked against being erased. */
export async function lockByKeys(
  change: Change,
  promoterId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await change.query(SQL, [promoterId, keys]);
  return new Map(rows.map(([key, id]) => [String(key), Number(id)]));
}
