import type { Change } from '../../../context.ts';
import type { CustomerRow } from '../lock-customer.ts';
import type { TheirOrders } from './read-orders-of.ts';

/**
 * What staff typed when they changed one of the orders; the closed part of a cancellation's reason stays. Entries name
 * orders and customers by their codes, never people; what names this address all the same loses its fields.
 */
const AUDIT = `
  update audit_entries set
    reason = case when action = 'order.cancel' then split_part(reason, ':', 1) end,
    before = case when is_named then null else before end,
    after = case when is_named then null else after end,
    parts = case when is_named then '[]'::jsonb else parts end
  from (
    select a.promoter_id as owner, a.id as entry,
      strpos(lower(concat(a.before, a.after, a.parts, a.reason)), $4) > 0 as is_named
    from audit_entries a
    where a.promoter_id = $1 and (a.show_id = any($2::bigint[]) or a.show_id is null)
  ) found
  where promoter_id = owner and id = entry
    and (is_named or (object = 'order' and object_id = any($3::text[]) and reason is not null))`;

/** A request sent again is then answered without a body, and still not done twice. */
const ANSWERS = `
  update idempotency_keys set answer = null
  where promoter_id = $1 and answer is not null
    and exists (select 1 from unnest($2::text[]) word where strpos(answer, word) > 0)`;

const MAIL = `
  delete from jobs where promoter_id = $1 and kind = 'send-mail' and payload ->> 'orderId' = any($2::text[])`;

/** Takes a person out of what is kept beside the tables: the audit, answers kept for repeated requests, mail to be sent. */
export async function blankTraces(
  change: Change,
  { promoterId, id, name, email, emailKey }: CustomerRow,
  { owned, given }: TheirOrders,
): Promise<void> {
  const all = [...owned, ...given];
  const orderIds = all.map((order) => order.id);
  const codes = all.map((order) => order.orderId);
  const showIds = [...new Set(all.map(({ showId }) => showId))];
  await change.query(AUDIT, [promoterId, showIds, codes, emailKey]);
  const words = [String(id), email, JSON.stringify(name).slice(1, -1), ...codes].filter((word) => word !== '');
  await change.query(ANSWERS, [promoterId, words]);
  await change.query(MAIL, [promoterId, orderIds.map(String)]);
}
