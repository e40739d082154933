import { eq, inArray } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { categories, cultures, partnerSites } from '../../db/schema/lookups.ts';
import { invalidField } from '../../errors.ts';
import { requirePerformingArtists } from '../lookups/require-performing-artists.ts';
import { requireTexts } from '../lookups/require-texts.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

export interface NamedLookups {
  categoryId?: number | null | undefined;
  performingArtistIds?: readonly number[] | undefined;
  partnerSiteIds?: readonly number[] | undefined;
}

/** Throws INVALID naming the field that nothing known has the id or code of. */
export async function requireLookups(
  change: Change,
  { categoryId, performingArtistIds = [], partnerSiteIds = [] }: NamedLookups,
): Promise<void> {
  if (categoryId !== undefined && categoryId !== null) {
    const found = await change.db.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
    if (found.length === 0) throw invalidField('categoryId', 'unknown', { message: 'No category has this id' });
  }
  await requirePerformingArtists(change, performingArtistIds);
  await requirePartnerSites(change, partnerSiteIds);
}

async function requirePartnerSites(change: Change, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const match = inArray(partnerSites.id, [...ids]);
  const found = await change.db.select({ id: partnerSites.id }).from(partnerSites).where(match);
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown !== -1)
    throw invalidField(`partnerSiteIds.${unknown}`, 'unknown', { message: 'No partner site has this id' });
}

/** Texts are in languages there are, the name in the show's own too. Throws INVALID naming field and language. */
export async function requireCultures(
  change: Change,
  { name, description, terms }: Pick<ShowRow, 'name' | 'description' | 'terms'>,
  defaultCulture: string,
): Promise<void> {
  const found = await change.db.select({ code: cultures.code }).from(cultures).where(eq(cultures.code, defaultCulture));
  if (found.length === 0) throw invalidField('defaultCulture', 'unknown', { message: 'No language has this code' });
  await requireTexts(change, { name, description, terms }, defaultCulture);
}
