import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { venues } from '#db/schema/seating/venues.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { RemovedSeats } from './seating/rebuild-seats.ts';

/** The fields that the history of a show reports. Venue and plan are reported by name, lookups by id. */
const DESCRIBED_FIELDS = [
  'name',
  'description',
  'terms',
  'status',
  'categoryId',
  'tourId',
  'artistCampaignId',
  'performingArtistIds',
  'partnerSiteIds',
  'startsAtLocal',
  'doorsAtLocal',
  'endsAtLocal',
  'onSaleAtLocal',
  'offSaleAtLocal',
  'seating',
  'currency',
  'defaultCulture',
] as const satisfies readonly (keyof ShowRow)[];

type Description = Record<string, unknown>;

/**
 * Describes before and after of changed fields only, and a rebuilt allocation by the counts of removed and new seats.
 */
export async function describeShowChange(
  change: Change,
  before: ShowRow,
  after: ShowRow,
  rebuilt: (RemovedSeats & { seats: number }) | undefined,
): Promise<{ before: Description; after: Description }> {
  const changed = DESCRIBED_FIELDS.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const pick = (row: ShowRow) => Object.fromEntries(changed.map((key) => [key, row[key]]));
  return {
    before: { ...pick(before), ...(await namePlaces(change, before, after)) },
    after: { ...pick(after), ...(await namePlaces(change, after, before)), ...rebuilt },
  };
}

/** Names the venue and the plan of a row, each only if the other row has a different one. */
async function namePlaces(change: Change, row: ShowRow, other: ShowRow): Promise<Description> {
  const { promoterId, venueId, planId } = row;
  const [venue] =
    venueId === other.venueId
      ? []
      : await change.db
          .select({ venue: venues.name })
          .from(venues)
          .where(and(eq(venues.promoterId, promoterId), eq(venues.id, venueId)));
  if (planId === other.planId) return { ...venue };
  const [plan] =
    planId === null
      ? []
      : await change.db
          .select({ plan: seatingPlans.name })
          .from(seatingPlans)
          .where(and(eq(seatingPlans.promoterId, promoterId), eq(seatingPlans.id, planId)));
  return { ...venue, plan: plan?.plan ?? null };
}
