import { REQUIRED, type TextByCulture } from '@parterre/contract/values';
import { eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { categories, cultures } from '../../db/schema/lookups.ts';
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

/** The name is written in languages there are, and in the event's first one. Throws INVALID naming the language. */
export async function requireCultures(change: Change, name: TextByCulture, defaultCulture: string): Promise<void> {
  const known = new Set((await change.db.select({ code: cultures.code }).from(cultures)).map(({ code }) => code));
  if (!known.has(defaultCulture)) throw invalidField('defaultCulture', 'No language has this code');
  const unknown = Object.keys(name).find((culture) => !known.has(culture));
  if (unknown) throw invalidField(`name.${unknown}`, 'No language has this code');
  if (!name[defaultCulture]) throw invalidField(`name.${defaultCulture}`, REQUIRED);
}
