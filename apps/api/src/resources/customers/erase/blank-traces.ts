import type { Change } from '../../../context.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import type { CustomerRow } from '../lock-customer.ts';
import type { TheirOrders } from './read-orders-of.ts';

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
  await enqueueJob(change, {
    promoterId,
    kind: 'blank-audit',
    payload: { promoterId, showIds, orderIds: codes, emailKey },
  });
  const words = [String(id), email, JSON.stringify(name).slice(1, -1), ...codes].filter((word) => word !== '');
  await change.query(ANSWERS, [promoterId, words]);
  await change.query(MAIL, [promoterId, orderIds.map(String)]);
}
