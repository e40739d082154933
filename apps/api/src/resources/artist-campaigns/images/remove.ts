import * as endpoints from '@parterre/contract/artist-campaigns';
import { requirePromoterId } from '../../../context.ts';
import { verb } from '../../../verb.ts';
import { removeImage, tellImage } from '../../images/write-image.ts';
import { lockCampaign } from '../lock-campaign.ts';

/**
 * Removes a campaign's picture of one size; shows it was given to keep theirs. NOT_FOUND when there is none.
 * Needs `campaign:write`.
 */
export const removeArtistCampaignImage = verb(endpoints.removeArtistCampaignImage, (ctx, { params, query }) =>
  ctx.change('image.remove', async (change) => {
    const { promoterId, id } = await lockCampaign(change, requirePromoterId(change), params.artistCampaignId);
    const before = await removeImage(
      change,
      { promoterId, ownerKind: 'artist-campaign', ownerId: id },
      query.mediaType,
    );
    return { answer: undefined, promoterId, object: 'artist-campaign', objectId: id, before: tellImage(before) };
  }),
);
