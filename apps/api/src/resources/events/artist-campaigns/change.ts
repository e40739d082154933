import * as endpoints from '@parterre/contract/artist-campaigns';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { newId } from '#ids.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { requirePerformingArtists } from '#resources/ground/lookups/artist-names.ts';
import { requireTexts } from '#resources/ground/lookups/require-texts.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { sanitiseRichText } from '#resources/ground/translations/sanitise-rich-text.ts';
import { chooseText } from '#texts/choose-text.ts';
import { verb } from '#verb.ts';
import { type CampaignRow, lockCampaign, requireFreeCampaignName } from './campaign-rows.ts';
import { writeCampaignWords } from './campaign-words.ts';
import { patchNamed } from './patch-named.ts';
import { readCampaign } from './read.ts';

/**
 * Creates a campaign, whose name needs a text in the promoter's default language at least. Throws NAME_TAKEN. Needs
 * `campaign:write`.
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

/**
 * Changes a campaign. Fields that the body leaves out stay as they are. Throws STALE, NAME_TAKEN. Needs
 * `campaign:write`.
 */
export const updateArtistCampaign = verb(endpoints.updateArtistCampaign, (ctx, { params, body }) =>
  ctx.change('artist-campaign.update', async (change) => {
    const { id: promoterId, defaultCulture } = await lockPromoter(change);
    const before = await lockCampaign(change, promoterId, params.artistCampaignId);
    requireRevision(change, before);
    await requireTexts(change, { name: body.name, description: body.description }, defaultCulture);
    const after = { ...before, ...(await patchNamed(change, before, body, defaultCulture)) };
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

const auditedFields = ({ name, description, performingArtistIds }: CampaignRow) => ({
  name,
  description,
  performingArtistIds,
});
