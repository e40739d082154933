import { eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { categories } from '../../db/schema/lookups.ts';
import { invalidField } from '../../errors.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** Throws INVALID naming `categoryId` or `currency` when there is none like it. */
export async function requireLookups(
  change: Change,
  { categoryId, currency }: { categoryId?: number | null | undefined; currency?: string | undefined },
): Promise<void> {
  if (currency !== undefined && !CURRENCIES.has(currency)) throw invalidField('currency', 'No currency has this code');
  if (categoryId === undefined || categoryId === null) return;
  const found = await change.db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
  if (found.length === 0) throw invalidField('categoryId', 'No category has this id');
}
