import * as endpoints from '@parterre/contract/print-at-home';
import { eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { AppError, notFound, refusal } from '#errors.ts';
import { requirePermission } from '#identity/require-permission.ts';
import { lockCampaign } from '#resources/events/artist-campaigns/campaign-rows.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { moveImages } from '../images/move-images.ts';
import { presentSettings } from './present-settings.ts';
import { readTicketDesigns } from './read-designs.ts';
import { describeSettings, writeSettings } from './write-settings.ts';

/**
 * Moves the settings of a show to its campaign, so that all shows of the campaign without settings look the same; or
 * drops them, so that the show follows its campaign again. Price types keep their own. Throws RULE_BROKEN for a show
 * without a campaign, FORBIDDEN without `campaign:write` when the campaign changes, STALE. Needs `pah:write`.
 */
export const putPrintAtHomeCampaignCopy = verb(endpoints.putPrintAtHomeCampaignCopy, (ctx, { params, body }) =>
  ctx.change('print-at-home.copy', async (change) => {
    const { show, campaignId } = await lockWithCampaign(change, params.showCode);
    const before = await readTicketDesigns(change, show);
    requireRevision(change, before);
    const own = before.ownOf('show', show.id).settings;
    const { promoterId } = show;
    const row = { promoterId, revision: before.revision + 1 };
    const above = { promoterId, ownerKind: 'artist-campaign', ownerId: campaignId, showId: null } as const;
    const below = { promoterId, ownerKind: 'show', ownerId: show.id, showId: show.id } as const;
    if (body.direction === 'TO_CAMPAIGN') {
      requirePermission(change, 'campaign:write');
      const old = before.ownOf('artist-campaign', campaignId).settings;
      const settings = { ...old, ...own, terms: { ...old.terms, ...own.terms } };
      await writeSettings(change, [{ ...row, ...above, settings }]);
      await moveImages(change, below, above);
      change.recordPart('print-at-home.update', {
        promoterId,
        object: 'artist-campaign',
        objectId: campaignId,
        before: describeSettings(old),
        after: describeSettings(settings),
      });
    } else await moveImages(change, below, undefined);
    await writeSettings(change, [{ ...row, ...below, settings: {} }]);
    return {
      answer: presentSettings(await readTicketDesigns(change, show)),
      show,
      objectId: show.id,
      before: describeSettings(own),
      after: describeSettings({}),
      revision: row.revision,
    };
  }),
);

/**
 * Locks the campaign of a show, then the show. Throws RULE_BROKEN without a campaign, BUSY when the show got another
 * one meanwhile.
 */
async function lockWithCampaign(change: Change, showCode: string): Promise<{ show: ShowRow; campaignId: number }> {
  const [found] = await change.db
    .select({ promoterId: shows.promoterId, artistCampaignId: shows.artistCampaignId })
    .from(shows)
    .where(eq(shows.showCode, showCode));
  if (!found) throw notFound();
  if (found.artistCampaignId === null) throw refusal('RULE_BROKEN', 'no-campaign', {});
  const campaign = await lockCampaign(change, found.promoterId, found.artistCampaignId);
  const show = await lockShow(change, showCode);
  if (show.artistCampaignId !== campaign.id)
    throw new AppError('BUSY', { detail: 'The event has just been given to another campaign. Try again.' });
  return { show, campaignId: campaign.id };
}
