import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { tours } from '../../db/schema/tours.ts';
import { invalidField } from '../../errors.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** The campaign of one of the promoter's tours; null without a tour. Throws INVALID naming `tourId`. */
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

/** The campaign of a show under another tour: that of the tour, unless it has one of its own. Throws INVALID naming `tourId`. */
export async function followTour(change: Change, show: ShowRow, tourId: number | null): Promise<number | null> {
  if (tourId === show.tourId) return show.artistCampaignId;
  const before = await requireTour(change, show.promoterId, show.tourId);
  const after = await requireTour(change, show.promoterId, tourId);
  return show.artistCampaignId === null || show.artistCampaignId === before.artistCampaignId
    ? after.artistCampaignId
    : show.artistCampaignId;
}
