import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { tours } from '../../db/schema/tours.ts';
import { seatingPlans } from '../../db/schema/venues.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { TourRow } from './lock-tour.ts';

/** Two tours that read the same would be mistaken for each other: NAME_TAKEN. */
export async function requireFreeTourName(
  change: Change,
  { promoterId, id, nameKey }: Pick<TourRow, 'promoterId' | 'id' | 'nameKey'>,
  culture: string,
): Promise<void> {
  const taken = await change.db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.promoterId, promoterId), eq(tours.nameKey, nameKey), ne(tours.id, id)));
  if (taken.length > 0)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [{ field: `name.${culture}`, message: 'Another tour has this name' }],
    });
}

/** The campaign is one of the promoter's. Throws INVALID naming `artistCampaignId`. */
export async function requireOwnCampaign(
  change: Change,
  promoterId: number,
  artistCampaignId: number | null | undefined,
): Promise<void> {
  if (artistCampaignId === null || artistCampaignId === undefined) return;
  const found = await change.db
    .select({ id: artistCampaigns.id })
    .from(artistCampaigns)
    .where(and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.id, artistCampaignId)));
  if (found.length === 0) throw invalidField('artistCampaignId', 'No campaign of the promoter has this id');
}

export interface TourPlans {
  planIds: readonly number[];
  defaultPlanId: number | null;
}

/** Plans of the promoter's own venues, the default among them. Throws INVALID naming `planIds` or `defaultPlanId`. */
export async function requireOwnPlans(
  change: Change,
  promoterId: number,
  { planIds, defaultPlanId }: TourPlans,
): Promise<void> {
  if (planIds.length > 0) {
    const rows = await change.db
      .select({ id: seatingPlans.id })
      .from(seatingPlans)
      .where(and(eq(seatingPlans.promoterId, promoterId), inArray(seatingPlans.id, [...planIds])));
    const known = new Set(rows.map(({ id }) => id));
    const unknown = planIds.find((id) => !known.has(id));
    if (unknown !== undefined) throw invalidField('planIds', `No plan of the promoter has the id ${unknown}`);
  }
  if (defaultPlanId !== null && !planIds.includes(defaultPlanId))
    throw invalidField('defaultPlanId', 'Must be one of the plans of the tour');
}
