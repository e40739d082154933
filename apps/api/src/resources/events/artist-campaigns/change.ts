import * as endpoints from '@parterre/contract/artist-campaigns';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '../../../context/require-revision.ts';
import type { Change } from '../../../context.ts';
import { artistCampaigns } from '../../../db/schema/events/artist-campaigns.ts';
import { newId } from '../../../ids.ts';
import { toSearchKey } from '../../../lists/search-key.ts';
import { chooseText } from '../../../texts/choose-text.ts';
import { type VerbInput, verb } from '../../../verb.ts';
import { requirePerformingArtists } from '../../promoters/lookups/artist-names.ts';
import { requireTexts } from '../../promoters/lookups/require-texts.ts';
import { lockPromoter } from '../../promoters/promoter-rows/lock-promoter.ts';
import { markOutdated } from '../../promoters/translations/mark-outdated.ts';
import { sanitiseRichText } from '../../promoters/translations/sanitise-rich-text.ts';
import { type CampaignRow, lockCampaign, requireFreeCampaignName } from './campaign-rows.ts';
import { writeCampaignWords } from './campaign-words.ts';
import { readCampaign } from './read.ts';

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

/** Changes a campaign; what is absent stays as it is. Throws STALE, NAME_TAKEN. Needs `campaign:write`. */
export const updateArtistCampaign = verb(endpoints.updateArtistCampaign, (ctx, { params, body }) =>
  ctx.change('artist-campaign.update', async (change) => {
    const { id: promoterId, defaultCulture } = await lockPromoter(change);
    const before = await lockCampaign(change, promoterId, params.artistCampaignId);
    requireRevision(change, before);
    await requireTexts(change, { name: body.name, description: body.description }, defaultCulture);
    const after = await applyPatch(change, before, body, defaultCulture);
    if (after.nameKey !== before.nameKey) await requireFreeCampaignName(change, after, defaultCulture);
    await change.db
      .update(artistCampaigns)
      .set(after)
      .where(and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.id, before.id)));
    if (body.name || body.performingArtistIds) await writeCampaignWords(change, after);
    const answer = await readCampaign(change, before.id);
    return {
      answer,
      promoterId,
      objectId: before.id,
      before: auditedFields(before),
      after: auditedFields(after),
      revision: after.revision,
    };
  }),
);

async function applyPatch(
  change: Change,
  before: CampaignRow,
  body: VerbInput<typeof endpoints.updateArtistCampaign>['body'],
  sourceCulture: string,
): Promise<CampaignRow> {
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
    performingArtistIds: body.performingArtistIds
      ? await requirePerformingArtists(change, body.performingArtistIds)
      : before.performingArtistIds,
    revision: before.revision + 1,
  };
}

const auditedFields = ({ name, description, performingArtistIds }: CampaignRow) => ({
  name,
  description,
  performingArtistIds,
});
