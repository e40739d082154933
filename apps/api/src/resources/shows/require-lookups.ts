import { REQUIRED, type TextByCulture } from '@parterre/contract/values';
import { eq, inArray } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { categories, cultures, partnerSites, performingArtists } from '../../db/schema/lookups.ts';
import { invalidField } from '../../errors.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export interface NamedLookups {
  categoryId?: number | null | undefined;
  currency?: string | undefined;
  performingArtistIds?: readonly number[] | undefined;
  partnerSiteIds?: readonly number[] | undefined;
}

/** Throws INVALID naming the field, and the entry of a list, that nothing known has the id of. */
export async function requireLookups(
  change: Change,
  { categoryId, currency, performingArtistIds = [], partnerSiteIds = [] }: NamedLookups,
): Promise<void> {
  if (currency !== undefined && !CURRENCIES.has(currency)) throw invalidField('currency', 'No currency has this code');
  if (categoryId !== undefined && categoryId !== null) {
    const found = await change.db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
    if (found.length === 0) throw invalidField('categoryId', 'No category has this id');
  }
  if (performingArtistIds.length > 0) {
    const ids = [...performingArtistIds];
    const match = inArray(performingArtists.id, ids);
    const found = await change.db.select({ id: performingArtists.id }).from(performingArtists).where(match);
    requireAll('performingArtistIds', ids, found, 'No performing artist has this id');
  }
  if (partnerSiteIds.length > 0) {
    const ids = [...partnerSiteIds];
    const match = inArray(partnerSites.id, ids);
    const found = await change.db.select({ id: partnerSites.id }).from(partnerSites).where(match);
    requireAll('partnerSiteIds', ids, found, 'No partner site has this id');
  }
}

function requireAll(field: string, ids: readonly number[], found: readonly { id: number }[], message: string): void {
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.findIndex((id, index) => !known.has(id) || ids.indexOf(id) !== index);
  if (unknown === -1) return;
  throw invalidField(`${field}.${unknown}`, known.has(ids[unknown] ?? 0) ? 'Is named twice' : message);
}

export interface WrittenTexts {
  name: TextByCulture;
  description: TextByCulture;
  terms: TextByCulture;
}

/** Texts are in languages there are, the name in the event's first one too. Throws INVALID naming field and language. */
export async function requireCultures(change: Change, texts: WrittenTexts, defaultCulture: string): Promise<void> {
  const known = new Set((await change.db.select({ code: cultures.code }).from(cultures)).map(({ code }) => code));
  if (!known.has(defaultCulture)) throw invalidField('defaultCulture', 'No language has this code');
  const { name, description, terms } = texts;
  for (const [field, text] of Object.entries({ name, description, terms })) {
    const unknown = Object.keys(text).find((culture) => !known.has(culture));
    if (unknown) throw invalidField(`${field}.${unknown}`, 'No language has this code');
  }
  if (!name[defaultCulture]) throw invalidField(`name.${defaultCulture}`, REQUIRED);
}
