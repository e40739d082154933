import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { seatingPlans } from '../../db/schema/seating-plans.ts';
import { venues } from '../../db/schema/venues.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import type { RemovedSeats } from './seating/rebuild-seats.ts';

/** What the history of a show speaks about; venue and plan by their names, what has an id of a lookup by that id. */
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

/** Before and after of what changed only; a rebuilt allocation with the counts of what went and came. */
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

/** Venue and plan of a row by name, each only where the other row has another one. */
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
