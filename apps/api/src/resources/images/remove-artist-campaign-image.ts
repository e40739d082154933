import type { removeArtistCampaignImage as endpoint } from '@parterre/contract/artist-campaigns';
import type { VerbInput } from '../../bind.ts';
import { type Context, requirePromoterId } from '../../context.ts';
import { lockCampaign } from '../artist-campaigns/lock-campaign.ts';
import { removeImage, tellImage } from './write-image.ts';

/**
 * Removes a campaign's picture of one size; events it was given to keep theirs. NOT_FOUND when there is none.
 * Needs `campaign:write`.
 */
export function removeArtistCampaignImage(
  ctx: Context,
  { params, query }: Pick<VerbInput<typeof endpoint>, 'params' | 'query'>,
): Promise<undefined> {
  return ctx.change('image.remove', async (change) => {
    const { promoterId, id } = await lockCampaign(change, requirePromoterId(change), params.artistCampaignId);
    const before = await removeImage(
      change,
      { promoterId, ownerKind: 'artist-campaign', ownerId: id },
      query.mediaType,
    );
    return { answer: undefined, promoterId, object: 'artist-campaign', objectId: id, before: tellImage(before) };
  });
}
