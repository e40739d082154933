import * as endpoints from '@parterre/contract/venues';
import { and, count, eq, gte, ne } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { type Change, requirePromoterId } from '#context.ts';
import { isTaken } from '#db/database-error.ts';
import { shows } from '#db/schema/events/shows.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { AppError, fieldError } from '#errors.ts';
import { requireWholeMembership } from '#identity/require-permission.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { lockShowsAtVenue } from '#resources/ground/show-rows/require-show.ts';
import { rewriteVenueWords } from '#resources/ground/show-rows/write-words.ts';
import { lockVenue, type VenueRow } from '#resources/ground/venue-rows/require-venue.ts';
import { type VerbInput, verb } from '#verb.ts';
import { refuseTakenName, writeVenueWords } from './insert-venue.ts';
import { readOwnVenue } from './read.ts';

type Body = VerbInput<typeof endpoints.updateVenue>['body'];

/**
 * Changes an own venue; absent fields stay. Its shows are found by the new name and town. Throws STALE, NAME_TAKEN,
 * IN_USE with the number of future shows for another time zone, FORBIDDEN for memberships of a partner site. Needs
 * `venue:write`.
 */
export const updateVenue = verb(endpoints.updateVenue, (ctx, { params, body }) =>
  ctx.change('venue.update', async (change) => {
    const promoterId = requirePromoterId(change);
    requireWholeMembership(change, promoterId);
    if (body.name !== undefined || body.town !== undefined) await lockShowsAtVenue(change, promoterId, params.venueId);
    const before = await lockVenue(change, promoterId, params.venueId);
    requireRevision(change, before);
    const after = applyPatch(before, body);
    if (after.timeZone !== before.timeZone) await requireNothingPlanned(change, before);
    await writeVenue(change, after);
    if (after.name !== before.name || after.town !== before.town) {
      await writeVenueWords(change, after);
      await rewriteVenueWords(change, before, after);
    }
    return {
      answer: await readOwnVenue(change, promoterId, before.id),
      promoterId,
      objectId: before.id,
      before: auditedFields(before),
      after: auditedFields(after),
      revision: after.revision,
    };
  }),
);

function applyPatch(before: VenueRow, body: Body): VenueRow {
  const name = body.name ?? before.name;
  const town = body.town ?? before.town;
  return {
    ...before,
    name,
    town,
    nameKey: toSearchKey(name),
    townKey: toSearchKey(town),
    address: body.address ?? before.address,
    postcode: body.postcode ?? before.postcode,
    countryCode: body.countryCode ?? before.countryCode,
    timeZone: body.timeZone ?? before.timeZone,
    latitude: body.latitude === undefined ? before.latitude : body.latitude,
    longitude: body.longitude === undefined ? before.longitude : body.longitude,
    revision: before.revision + 1,
  };
}

/** Future shows start at wall times of the zone; past ones keep the zone they had. */
async function requireNothingPlanned(change: Change, { promoterId, id }: VenueRow): Promise<void> {
  const [planned] = await change.db
    .select({ shows: count() })
    .from(shows)
    .where(
      and(
        eq(shows.promoterId, promoterId),
        eq(shows.venueId, id),
        gte(shows.startsAt, change.now),
        ne(shows.status, 'CANCELLED'),
      ),
    );
  if (!planned || planned.shows === 0) return;
  throw new AppError('IN_USE', {
    fieldErrors: [
      fieldError('timeZone', 'venueTimeZoneInUse', { values: { shows: planned.shows, count: planned.shows } }),
    ],
    details: { shows: planned.shows },
    detail: 'Future events at this venue begin in its time zone. Cancel them or move them to another venue first.',
  });
}

async function writeVenue(change: Change, { promoterId, id, createdAt: _, ...columns }: VenueRow): Promise<void> {
  try {
    await change.db
      .update(venues)
      .set(columns)
      .where(and(eq(venues.promoterId, promoterId), eq(venues.id, id)));
  } catch (error) {
    throw isTaken(error) ? refuseTakenName({ cause: error }) : error;
  }
}

const auditedFields = (venue: VenueRow) => ({
  name: venue.name,
  address: venue.address,
  town: venue.town,
  postcode: venue.postcode,
  countryCode: venue.countryCode,
  timeZone: venue.timeZone,
  latitude: venue.latitude,
  longitude: venue.longitude,
});
