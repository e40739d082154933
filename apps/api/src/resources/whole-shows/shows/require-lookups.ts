import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { tours } from '#db/schema/events/tours.ts';
import { categories, cultures, partnerSites } from '#db/schema/promoters/lookups.ts';
import { SYSTEM_PROMOTER_ID } from '#db/schema/promoters/promoters.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { invalidField } from '#errors.ts';
import { findMembership } from '#identity/actor.ts';
import { requirePerformingArtists } from '#resources/ground/lookups/artist-names.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { shareVenue, type VenueRow } from '#resources/ground/venue-rows/require-venue.ts';
import { copyCatalogueVenue } from '#resources/seating/venues/copy-catalogue-venue.ts';

interface NamedLookups {
  categoryId?: number | null | undefined;
  performingArtistIds?: readonly number[] | undefined;
  partnerSiteIds?: readonly number[] | undefined;
}

/** Throws INVALID for a field with an unknown id or code. */
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

/**
 * Requires known languages in all texts, and the name in the show's own language too. Throws INVALID naming field and
 * language.
 */
export async function requireCultures(
  change: Change,
  { name, description, terms }: Pick<ShowRow, 'name' | 'description' | 'terms'>,
  defaultCulture: string,
): Promise<void> {
  const found = await change.db.select({ code: cultures.code }).from(cultures).where(eq(cultures.code, defaultCulture));
  if (found.length === 0) throw invalidField('defaultCulture', 'unknown', { message: 'No language has this code' });
  await requireTexts(change, { name, description, terms }, defaultCulture);
}

/** Finds the campaign of one of the promoter's tours; null without a tour. Throws INVALID naming `tourId`. */
export async function requireTour(
  change: Change,
  promoterId: number,
  tourId: number | null,
): Promise<{ artistCampaignId: number | null }> {
  if (tourId === null) return { artistCampaignId: null };
  const [tour] = await change.db
    .select({ artistCampaignId: tours.artistCampaignId })
    .from(tours)
    .where(and(eq(tours.promoterId, promoterId), eq(tours.id, tourId)));
  if (!tour) throw invalidField('tourId', 'unknown', { message: 'No tour of yours has this id' });
  return tour;
}

/**
 * Returns the campaign of a show under another tour: that of the tour, unless the show has one of its own. Throws
 * INVALID naming `tourId`.
 */
export async function followTour(change: Change, show: ShowRow, tourId: number | null): Promise<number | null> {
  if (tourId === show.tourId) return show.artistCampaignId;
  const before = await requireTour(change, show.promoterId, show.tourId);
  const after = await requireTour(change, show.promoterId, tourId);
  return show.artistCampaignId === null || show.artistCampaignId === before.artistCampaignId
    ? after.artistCampaignId
    : show.artistCampaignId;
}

/**
 * Share-locks the venue of a show until the change ends: one of the promoter's own that the actor's membership covers.
 * A venue of the catalogue is copied first. Throws INVALID naming `venueId`, NAME_TAKEN when an own venue has the name
 * of the copy.
 */
export async function requireShowVenue(change: Change, promoterId: number, venueId: number): Promise<VenueRow> {
  const [venue] = await change.db
    .select()
    .from(venues)
    .where(and(inArray(venues.promoterId, [promoterId, SYSTEM_PROMOTER_ID]), eq(venues.id, venueId)));
  const membership = findMembership(change.actor, promoterId);
  const isCovered = membership?.scope !== 'venue' || membership.scopeIds.includes(venueId);
  if (!venue || !isCovered) throw invalidField('venueId', 'unknown', { message: 'No venue of yours has this id' });
  const own = venue.promoterId === promoterId ? venue : await copyCatalogueVenue(change, { promoterId, venueId });
  return shareVenue(change, promoterId, own.id);
}
