import * as endpoints from '@parterre/contract/artist-campaigns';
import { requirePromoterId } from '#context.ts';
import { readImages } from '#resources/ground/images/read.ts';
import { storeUpload } from '#resources/ground/images/store-upload.ts';
import { describeImage, removeImage, writeImage } from '#resources/ground/images/write-image.ts';
import { verb } from '#verb.ts';
import { lockCampaign } from '../campaign-rows.ts';

/**
 * Sets a campaign's picture of one size; its shows keep theirs. Throws FILE_TOO_LARGE, FILE_TYPE_REFUSED,
 * IMAGE_REFUSED, BUSY. Needs `campaign:write`.
 */
export const putArtistCampaignImage = verb(endpoints.putArtistCampaignImage, (ctx, { params, query, file }) =>
  storeUpload(ctx, { file, mediaType: query.mediaType }, (stored) =>
    ctx.change('image.put', async (change) => {
      const { promoterId, id } = await lockCampaign(change, requirePromoterId(change), params.artistCampaignId);
      const owner = { promoterId, ownerKind: 'artist-campaign', ownerId: id } as const;
      const before = await writeImage(change, owner, stored);
      return {
        answer: { items: await readImages(change, owner) },
        promoterId,
        object: 'artist-campaign',
        objectId: id,
        before: before && describeImage(before),
        after: describeImage(stored),
      };
    }),
  ),
);

/**
 * Removes a campaign's picture of one size. Shows that received a copy keep it. Throws NOT_FOUND when there is none.
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
    return { answer: undefined, promoterId, object: 'artist-campaign', objectId: id, before: describeImage(before) };
  }),
);
