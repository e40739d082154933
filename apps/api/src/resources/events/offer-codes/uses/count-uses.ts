import type { Change, Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';

const ALIVE = 'promoter_id = $1 and offer_code_id = any($2::bigint[]) and (order_id is not null or expires_at > $3)';
const USES = { id: column.int('offer_code_id'), uses: column.int('count(*)') };
const BY_CODE = rowsOf(USES, (list) => `select ${list} from offer_code_uses where ${ALIVE} group by offer_code_id`);
const BY_CUSTOMER = rowsOf(
  { ...USES, customerKey: column.text('customer_key') },
  (list) => `select ${list} from offer_code_uses
  where ${ALIVE} and customer_key = any($4::text[]) and basket_id <> all($5::bigint[])
  group by offer_code_id, customer_key`,
);

/**
 * Counts the uses of codes by orders and live baskets. Who goes on to use a code has locked it, so that nobody else uses
 * it meanwhile.
 */
export async function countUses(
  change: Reader,
  promoterId: number,
  offerCodeIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await change.readRows(BY_CODE, [promoterId, [...offerCodeIds], change.now.toISOString()]);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

interface Counted {
  offerCodeIds: readonly number[];
  customerKeys: readonly string[];
  /** Baskets whose uses do not count. */
  without?: readonly number[];
}

/** Counts the same per customer, by `keyOfUse`. */
export async function countUsesByCustomer(
  change: Change,
  promoterId: number,
  { offerCodeIds, customerKeys, without = [] }: Counted,
): Promise<Map<string, number>> {
  if (customerKeys.length === 0) return new Map();
  const rows = await change.readRows(BY_CUSTOMER, [
    promoterId,
    [...offerCodeIds],
    change.now.toISOString(),
    [...new Set(customerKeys)],
    [...without],
  ]);
  return new Map(rows.map(({ id, customerKey, uses }) => [keyOfUse(id, customerKey), uses]));
}

export const keyOfUse = (offerCodeId: number, customerKey: string): string => `${offerCodeId}|${customerKey}`;
