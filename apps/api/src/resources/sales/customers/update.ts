import * as endpoints from '@parterre/contract/customers';
import { and, eq, ne } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import type { Change } from '#context.ts';
import { customerKeys, customers } from '#db/schema/sales/customers.ts';
import { AppError, fieldError } from '#errors.ts';
import { toSortKey } from '#lists/search-key.ts';
import { toCustomerKey, writeCustomerKeys } from '#resources/ground/customer-rows/customer-keys.ts';
import { writeConsents } from '#resources/ground/customer-rows/write-consents.ts';
import { type VerbInput, verb } from '#verb.ts';
import { type CustomerRow, lockCustomer, requireKnown } from './lock-customer.ts';
import { readCustomer } from './read-customer.ts';

type Body = VerbInput<typeof endpoints.updateCustomer>['body'];

/**
 * Corrects the data of a customer. Their orders keep the buyer as entered, and stay theirs when their address changes.
 * Throws NAME_TAKEN when another customer has the address, RULE_BROKEN when they were erased, STALE. Needs
 * `customer:write`.
 */
export const updateCustomer = verb(endpoints.updateCustomer, (ctx, { params, body }) =>
  ctx.change('customer.update', async (change) => {
    // A new address is a new key, so this waits for purchases that name the customer.
    const before = await lockCustomer(change, params.customerId, body.email === undefined ? 'no key update' : 'update');
    requireRevision(change, before);
    requireKnown(before);
    const { consents = [], ...fields } = withoutUndefined(body);
    const after = merge(before, fields);
    await requireFreeAddress(change, after);
    await write(change, after);
    const source = change.actor.name;
    const recorded = consents.map((consent) => ({ ...consent, customerId: before.id, source }));
    await writeConsents(change, before.promoterId, recorded);
    return {
      answer: await readCustomer(change, before.id),
      promoterId: before.promoterId,
      objectId: before.id,
      // Only the names of the fields are recorded, because the entry outlives an erasure of the customer.
      after: { fields: Object.keys(fields).toSorted(), consents },
      revision: after.revision,
    };
  }),
);

function merge(before: CustomerRow, fields: Omit<ReturnType<typeof withoutUndefined<Body>>, 'consents'>): CustomerRow {
  const after = { ...before, ...fields, revision: before.revision + 1 };
  return { ...after, nameKey: toSortKey(after.name), emailKey: toCustomerKey(after.email) };
}

async function requireFreeAddress(change: Change, { promoterId, id, emailKey }: CustomerRow): Promise<void> {
  const [other] = await change.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.promoterId, promoterId), eq(customers.emailKey, emailKey), ne(customers.id, id)));
  if (other)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError('email', 'customerEmailTaken')],
      details: { customerId: other.id },
    });
}

async function write(change: Change, after: CustomerRow): Promise<void> {
  const { promoterId, id, name, nameKey, email, emailKey, phone, address, cultureCode, note, revision } = after;
  await change.db
    .update(customers)
    .set({ name, nameKey, email, emailKey, phone, address, cultureCode, note, revision })
    .where(and(eq(customers.promoterId, promoterId), eq(customers.id, id)));
  await change.db
    .delete(customerKeys)
    .where(and(eq(customerKeys.promoterId, promoterId), eq(customerKeys.customerId, id)));
  await writeCustomerKeys(change, promoterId, [{ customerId: id, name, email }]);
}
