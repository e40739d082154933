import * as endpoints from '@parterre/contract/tours';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { tours } from '../../db/schema/tours.ts';
import { toSearchKey } from '../../lists/search-key.ts';
import { requireRevision } from '../../require-revision.ts';
import { chooseText } from '../../texts/choose-text.ts';
import { type VerbInput, verb } from '../../verb.ts';
import { requireOwnCampaign } from '../artist-campaigns/require-own-campaign.ts';
import { requirePerformingArtists } from '../lookups/require-performing-artists.ts';
import { requireTexts } from '../lookups/require-texts.ts';
import { lockPromoter } from '../promoter-rows/lock-promoter.ts';
import { markOutdated } from '../translations/mark-outdated.ts';
import { sanitiseRichText } from '../translations/sanitise-rich-text.ts';
import { lockTour, type TourRow } from './lock-tour.ts';
import { readTour } from './read.ts';
import { requireFreeTourName } from './require-free-tour-name.ts';
import { requireOwnPlans, type TourPlans } from './require-own-plans.ts';
import { readTourPlans, writeTourPlans } from './tour-plans.ts';
import { writeTourWords } from './write-tour-words.ts';

type Body = VerbInput<typeof endpoints.updateTour>['body'];

/**
 * Changes a tour; what is absent stays as it is, its shows keep their campaign and their plans. Throws STALE,
 * NAME_TAKEN. Needs `campaign:write`.
 */
export const updateTour = verb(endpoints.updateTour, (ctx, { params, body }) =>
  ctx.change('tour.update', async (change) => {
    const { id: promoterId, defaultCulture } = await lockPromoter(change);
    const before = await lockTour(change, promoterId, params.tourId);
    requireRevision(change, before);
    await requireTexts(change, { name: body.name, description: body.description }, defaultCulture);
    await requireOwnCampaign(change, promoterId, body.artistCampaignId);
    const after = await applyPatch(change, before, body, defaultCulture);
    if (after.nameKey !== before.nameKey) await requireFreeTourName(change, after, defaultCulture);
    const plansBefore = await readTourPlans(change, before);
    const plans = choosePlans(plansBefore, body);
    await requireOwnPlans(change, promoterId, plans);
    await change.db
      .update(tours)
      .set(after)
      .where(and(eq(tours.promoterId, promoterId), eq(tours.id, before.id)));
    if (body.planIds || body.defaultPlanId !== undefined) await writeTourPlans(change, after, plans);
    if (body.name || body.performingArtistIds) await writeTourWords(change, after);
    return {
      answer: await readTour(change, before.id),
      promoterId,
      objectId: before.id,
      before: { ...auditedFields(before), ...plansBefore },
      after: { ...auditedFields(after), ...plans },
      revision: after.revision,
    };
  }),
);

async function applyPatch(change: Change, before: TourRow, body: Body, sourceCulture: string): Promise<TourRow> {
  const name = body.name ?? before.name;
  const description = body.description ? sanitiseRichText(body.description) : before.description;
  return {
    ...before,
    name,
    description,
    nameKey: body.name ? toSearchKey(chooseText(name, sourceCulture)) : before.nameKey,
    outdatedTexts: markOutdated({
      before: { name: before.name, description: before.description },
      after: { name, description },
      outdated: before.outdatedTexts,
      confirmed: body.confirmedTexts,
      sourceCulture,
    }),
    artistCampaignId: body.artistCampaignId === undefined ? before.artistCampaignId : body.artistCampaignId,
    performingArtistIds: body.performingArtistIds
      ? await requirePerformingArtists(change, body.performingArtistIds)
      : before.performingArtistIds,
    revision: before.revision + 1,
  };
}

/** A default that is taken away with its plan leaves none, unless the body names another. */
function choosePlans(before: TourPlans, body: Body): TourPlans {
  const planIds = body.planIds ? [...new Set(body.planIds)] : before.planIds;
  const kept = before.defaultPlanId !== null && planIds.includes(before.defaultPlanId) ? before.defaultPlanId : null;
  return { planIds, defaultPlanId: body.defaultPlanId === undefined ? kept : body.defaultPlanId };
}

const auditedFields = ({ name, description, artistCampaignId, performingArtistIds }: TourRow) => ({
  name,
  description,
  artistCampaignId,
  performingArtistIds,
});
