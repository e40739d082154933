import * as endpoints from '@parterre/contract/tours';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { tours } from '#db/schema/events/tours.ts';
import { newId } from '#ids.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { requirePerformingArtists } from '#resources/ground/lookups/artist-names.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { sanitiseRichText } from '#resources/ground/translations/sanitise-rich-text.ts';
import { chooseText } from '#texts/choose-text.ts';
import { type VerbInput, verb } from '#verb.ts';
import { requireOwnCampaign } from '../artist-campaigns/campaign-rows.ts';
import { patchNamed } from '../artist-campaigns/patch-named.ts';
import { readTour } from './read.ts';
import { readTourPlans, requireOwnPlans, type TourPlans, writeTourPlans } from './tour-plans.ts';
import { lockTour, requireFreeTourName, type TourRow } from './tour-rows.ts';
import { writeTourWords } from './tour-words.ts';

/**
 * Creates a tour. Its name is required in the promoter's default language. Throws NAME_TAKEN. Needs `campaign:write`.
 */
export const createTour = verb(endpoints.createTour, (ctx, { body }) =>
  ctx.change('tour.create', async (change) => {
    const { id: promoterId, defaultCulture } = await lockPromoter(change);
    await requireTexts(change, { name: body.name, description: body.description }, defaultCulture);
    const row = {
      promoterId,
      id: newId(),
      name: body.name,
      description: sanitiseRichText(body.description),
      nameKey: toSearchKey(chooseText(body.name, defaultCulture)),
      artistCampaignId: body.artistCampaignId,
      performingArtistIds: await requirePerformingArtists(change, body.performingArtistIds),
      createdAt: change.now,
    };
    const plans = { planIds: [...new Set(body.planIds)], defaultPlanId: body.defaultPlanId };
    await requireFreeTourName(change, row, defaultCulture);
    await requireOwnCampaign(change, promoterId, body.artistCampaignId);
    await requireOwnPlans(change, promoterId, plans);
    await change.db.insert(tours).values(row);
    await writeTourPlans(change, row, plans);
    await writeTourWords(change, row);
    const answer = await readTour(change, row.id);
    const { name, description, artistCampaignId, performingArtistIds } = row;
    return {
      answer,
      promoterId,
      objectId: row.id,
      after: { name, description, artistCampaignId, performingArtistIds, ...plans },
      revision: answer.revision,
    };
  }),
);

type Body = VerbInput<typeof endpoints.updateTour>['body'];

/**
 * Changes a tour. Fields that the body leaves out stay, and its shows keep their campaign and their plans. Throws
 * STALE, NAME_TAKEN. Needs `campaign:write`.
 */
export const updateTour = verb(endpoints.updateTour, (ctx, { params, body }) =>
  ctx.change('tour.update', async (change) => {
    const { id: promoterId, defaultCulture } = await lockPromoter(change);
    const before = await lockTour(change, promoterId, params.tourId);
    requireRevision(change, before);
    await requireTexts(change, { name: body.name, description: body.description }, defaultCulture);
    await requireOwnCampaign(change, promoterId, body.artistCampaignId);
    const after = {
      ...before,
      ...(await patchNamed(change, before, body, defaultCulture)),
      artistCampaignId: body.artistCampaignId === undefined ? before.artistCampaignId : body.artistCampaignId,
    };
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

/** Removing the default plan leaves no default, unless the body names another. */
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
