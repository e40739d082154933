import type { Change, Reader } from '../../../context.ts';

const ALIVE = 'promoter_id = $1 and offer_code_id = any($2::bigint[]) and (order_id is not null or expires_at > $3)';
const BY_CODE = `select offer_code_id, count(*) from offer_code_uses where ${ALIVE} group by 1`;
const BY_CUSTOMER = `select offer_code_id, customer_key, count(*) from offer_code_uses
  where ${ALIVE} and customer_key = any($4::text[]) and basket_id <> all($5::bigint[]) group by 1, 2`;

/** Uses of codes by orders and by baskets that have not run out. The codes are locked: nobody uses them meanwhile. */
export async function countUses(
  change: Reader,
  promoterId: number,
  offerCodeIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await change.query(BY_CODE, [promoterId, [...offerCodeIds], change.now.toISOString()]);
  return new Map(rows.map(([id, uses]) => [Number(id), Number(uses)]));
}

/** The same per customer, by `keyOfUse`; the baskets named do not count. */
export async function countUsesByCustomer(
  change: Change,
  promoterId: number,
  offerCodeIds: readonly number[],
  customerKeys: readonly string[],
  basketIds: readonly number[] = [],
): Promise<Map<string, number>> {
  if (customerKeys.length === 0) return new Map();
  const rows = await change.query(BY_CUSTOMER, [
    promoterId,
    [...offerCodeIds],
    change.now.toISOString(),
    [...new Set(customerKeys)],
    [...basketIds],
  ]);
  return new Map(rows.map(([id, customerKey, uses]) => [keyOfUse(Number(id), String(customerKey)), Number(uses)]));
}

export const keyOfUse = (offerCodeId: number, customerKey: string): string => `${offerCodeId}|${customerKey}`;
