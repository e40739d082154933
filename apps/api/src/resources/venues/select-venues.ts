import type { Venue } from '@parterre/contract/venues';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { CATALOGUE_CODE, promoters, SYSTEM_PROMOTER_ID } from '../../db/schema/promoters.ts';
import { shows } from '../../db/schema/shows.ts';
import { seatingPlans, venues } from '../../db/schema/venues.ts';

/** Day of the next event at the venue that is not cancelled, as text; null without one. */
export const nextShowAtVenueOn = (now: Date): SQL<string | null> =>
  sql`(select min(${shows.startsOn})::text from ${shows} where ${shows.promoterId} = ${venues.promoterId} and ${shows.venueId} = ${venues.id} and ${shows.startsAt} >= ${now.toISOString()}::timestamptz and ${shows.status} <> 'CANCELLED')`;

const isPlanOfVenue = sql`${seatingPlans.promoterId} = ${venues.promoterId} and ${seatingPlans.venueId} = ${venues.id}`;

/** Venues with what is shown beside them; the join also keeps the table names in the counting expressions. */
export const selectVenues = ({ db, now }: Reader, sortValue: SQL<string> = sql`''`) =>
  db
    .select({
      ...getTableColumns(venues),
      promoterCode: promoters.code,
      planCount:
        sql`(select count(*) from ${seatingPlans} where ${isPlanOfVenue} and ${seatingPlans.currentVersionId} is not null)`.mapWith(
          Number,
        ),
      defaultPlanId: sql<
        number | null
      >`(select ${seatingPlans.id} from ${seatingPlans} where ${isPlanOfVenue} and ${seatingPlans.isDefault})`.mapWith(
        Number,
      ),
      nextShowOn: nextShowAtVenueOn(now),
      sortValue,
    })
    .from(venues)
    .leftJoin(promoters, eq(promoters.id, venues.promoterId));

export type SelectedVenue = Awaited<ReturnType<typeof selectVenues>>[number];

export function presentVenue(row: SelectedVenue): Venue {
  return {
    venueId: row.id,
    promoterCode: row.promoterCode ?? CATALOGUE_CODE,
    isCatalogue: row.promoterId === SYSTEM_PROMOTER_ID,
    sourceVenueId: row.sourceVenueId,
    name: row.name,
    address: row.address,
    town: row.town,
    postcode: row.postcode,
    countryCode: row.countryCode,
    timeZone: row.timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
    planCount: row.planCount,
    defaultPlanId: row.defaultPlanId,
    nextShowOn: row.nextShowOn,
    revision: row.revision,
  };
}
