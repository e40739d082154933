import * as endpoints from '@parterre/contract/artist-campaigns';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { newId } from '../../ids.ts';
import { toSearchKey } from '../../lists/search-key.ts';
import { chooseText } from '../../texts/choose-text.ts';
import { verb } from '../../verb.ts';
import { requirePerformingArtists } from '../lookups/require-performing-artists.ts';
import { requireTexts } from '../lookups/require-texts.ts';
import { lockPromoter } from '../promoter-rows/lock-promoter.ts';
import { sanitiseRichText } from '../translations/sanitise-rich-text.ts';
import { readCampaign } from './read.ts';
import { requireFreeCampaignName } from './require-free-campaign-name.ts';
import { writeCampaignWords } from './write-campaign-words.ts';

/**
 * Creates a campaign; its name is written in the promoter's default language at least. Throws NAME_TAKEN.
 * Needs `campaign:write`.
 */
export const createArtistCampaign = verb(endpoints.createArtistCampaign, (ctx, { body }) =>
  ctx.change('artist-campaign.create', async (change) => {
    const { id: promoterId, defaultCulture } = await lockPromoter(change);
    const description = sanitiseRichText(body.description);
    await requireTexts(change, { name: body.name, description }, defaultCulture);
    const row = {
      promoterId,
      id: newId(),
      name: body.name,
      description,
      nameKey: toSearchKey(chooseText(body.name, defaultCulture)),
      performingArtistIds: await requirePerformingArtists(change, body.performingArtistIds),
      createdAt: change.now,
    };
    await requireFreeCampaignName(change, row, defaultCulture);
    await change.db.insert(artistCampaigns).values(row);
    await writeCampaignWords(change, row);
    const answer = await readCampaign(change, row.id);
    return {
      answer,
      promoterId,
      objectId: row.id,
      after: { name: row.name, description, performingArtistIds: row.performingArtistIds },
      revision: answer.revision,
    };
  }),
);
