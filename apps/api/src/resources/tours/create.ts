import * as endpoints from '@parterre/contract/tours';
import { tours } from '../../db/schema/tours.ts';
import { newId } from '../../ids.ts';
import { toSearchKey } from '../../lists/search-key.ts';
import { chooseText } from '../../texts/choose-text.ts';
import { verb } from '../../verb.ts';
import { requireOwnCampaign } from '../artist-campaigns/require-own-campaign.ts';
import { requirePerformingArtists } from '../lookups/require-performing-artists.ts';
import { requireTexts } from '../lookups/require-texts.ts';
import { lockPromoter } from '../promoter-rows/lock-promoter.ts';
import { sanitiseRichText } from '../translations/sanitise-rich-text.ts';
import { readTour } from './read.ts';
import { requireFreeTourName } from './require-free-tour-name.ts';
import { requireOwnPlans } from './require-own-plans.ts';
import { writeTourPlans } from './tour-plans.ts';
import { writeTourWords } from './write-tour-words.ts';

/**
 * Creates a tour; its name is written in the promoter's default language at least. Throws NAME_TAKEN.
 * Needs `campaign:write`.
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
