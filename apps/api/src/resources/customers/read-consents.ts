import type { CustomerConsent } from '@parterre/contract/customers';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { customerConsents } from '../../db/schema/customers.ts';

/** Every yes and no of a customer, newest first. */
export async function readConsents(
  ctx: Context,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<CustomerConsent[]> {
  const rows = await ctx.db
    .select()
    .from(customerConsents)
    .where(and(eq(customerConsents.promoterId, promoterId), eq(customerConsents.customerId, id)))
    .orderBy(desc(customerConsents.id));
  return rows.map(({ kind, isGiven, at, source }) => ({ kind, isGiven, at: at.toISOString(), source }));
}

/** The last word on each kind. */
export function newestOfKinds(history: readonly CustomerConsent[]): CustomerConsent[] {
  const newest = new Map(history.toReversed().map((consent) => [consent.kind, consent]));
  return [...newest.values()].toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
}
