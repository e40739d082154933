import type { Venue } from '@parterre/contract/venues';
import * as endpoints from '@parterre/contract/venues';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { countries } from '#db/schema/promoters/lookups.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import { toSearchKey, toSearchWords, toTermWords } from '#lists/search-key.ts';
import { coveredVenues } from '#resources/ground/venue-rows/covered-venues.ts';
import { verb } from '#verb.ts';
import { presentVenue, venuesWithFigures } from './list.ts';

export const getVenue = verb(endpoints.getVenue, async (ctx, { params }) => {
  const [row] = await venuesWithFigures(ctx).where(and(eq(venues.id, params.venueId), coveredVenues(ctx)));
  if (!row) throw notFound();
  return presentVenue(row);
});

/** Lists countries by name. A term finds a code or names with words that begin with it. */
export const listVenueCountries = verb(endpoints.listVenueCountries, async (ctx, { query }) => {
  const rows = (await ctx.db.select().from(countries)).sort((a, b) =>
    toSearchKey(a.name) < toSearchKey(b.name) ? -1 : 1,
  );
  const term = query.searchTerm ?? '';
  const wanted = toTermWords(term);
  const matches = (country: (typeof rows)[number]) => {
    const words = toSearchWords(country.name);
    const isNamed = wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
    return toSearchKey(country.code) === toSearchKey(term) || (wanted.length > 0 && isNamed);
  };
  return { items: term === '' ? rows : rows.filter(matches) };
});

export async function readOwnVenue(change: Change, promoterId: number, venueId: number): Promise<Venue> {
  const [row] = await venuesWithFigures(change).where(and(eq(venues.promoterId, promoterId), eq(venues.id, venueId)));
  if (!row) throw notFound();
  return presentVenue(row);
}
