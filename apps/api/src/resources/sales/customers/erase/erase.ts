import { ERASABLE_DAYS } from '@parterre/contract/choices/customer-choices';
import * as endpoints from '@parterre/contract/customers';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { AppError, refusal } from '#errors.ts';
import { auditJob } from '#resources/ground/audit/anonymise-audit.ts';
import { DAY_MS } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { type CustomerRow, lockCustomer } from '../lock-customer.ts';
import { readCustomer } from '../read-customer.ts';
import { anonymiseCustomer, anonymiseOrders } from './anonymise-customer.ts';
import { type CustomerOrders, countOpenOrders, lockOrdersOf, readOrdersOf } from './read-orders-of.ts';

/**
 * Erases the identity of a customer permanently and everywhere in the database: tickets, money and figures stay,
 * without a name. Throws CONFLICT unless everything about them was exported within 30 days, and when they were erased
 * before; IN_USE with the count while shows of theirs are to come or money is open, unless forced; STALE. Needs
 * `customer:erase`.
 */
export const eraseCustomer = verb(endpoints.eraseCustomer, (ctx, { params, body }) =>
  ctx.change('customer.erase', async (change) => {
    await lockOrdersOf(change, params.customerId);
    // Waits for purchases that name the customer, and makes later ones wait, so that none restores the name.
    const customer = await lockCustomer(change, params.customerId, 'update');
    requireRevision(change, customer);
    requireExported(change, customer);
    const theirs = await readOrdersOf(change, customer);
    const open = await countOpenOrders(change, customer);
    if (open > 0 && !body.isForced)
      throw new AppError('IN_USE', {
        detail: 'The customer has future events, or money is still due.',
        details: { orders: open },
      });
    await anonymiseTraces(change, customer, theirs);
    await anonymiseOrders(change, customer, theirs);
    const revision = await anonymiseCustomer(change, customer);
    return {
      answer: await readCustomer(change, customer.id),
      promoterId: customer.promoterId,
      objectId: customer.id,
      after: { orders: theirs.owned.length, openOrders: open, isForced: body.isForced },
      revision,
    };
  }),
);

function requireExported(change: Change, { exportedAt, erasedAt }: CustomerRow): void {
  if (erasedAt) throw refusal('CONFLICT', 'erased', { erasedAt: erasedAt.toISOString() });
  const isFresh = exportedAt !== null && change.now.getTime() - exportedAt.getTime() <= ERASABLE_DAYS * DAY_MS;
  if (!isFresh)
    throw refusal('CONFLICT', 'not-exported', { exportedAt: exportedAt?.toISOString() ?? null, days: ERASABLE_DAYS });
}

/** Clears stored answers: a repeated request then gets no body, and still runs only once. */
const ANSWERS = `
  update idempotency_keys set answer = null
  where promoter_id = $1 and answer is not null
    and exists (select 1 from unnest($2::text[]) word where strpos(answer, word) > 0)`;

const MAIL = `
  delete from jobs where promoter_id = $1 and kind = 'send-mail' and payload ->> 'orderId' = any($2::text[])`;

/** Anonymises copies of the data: the audit, stored answers of repeated requests, queued mail. */
async function anonymiseTraces(
  change: Change,
  { promoterId, id, name, email, emailKey }: CustomerRow,
  { owned, given }: CustomerOrders,
): Promise<void> {
  const all = [...owned, ...given];
  const orderIds = all.map((order) => order.id);
  const codes = all.map((order) => order.orderId);
  const showIds = [...new Set(all.map(({ showId }) => showId))];
  await auditJob.enqueue(change, promoterId, { promoterId, showIds, orderIds: codes, emailKey });
  const words = [String(id), email, JSON.stringify(name).slice(1, -1), ...codes].filter((word) => word !== '');
  await change.run(ANSWERS, [promoterId, words]);
  await change.run(MAIL, [promoterId, orderIds.map(String)]);
}
