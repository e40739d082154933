import * as endpoints2 from '@parterre/contract/artist-campaigns';
import * as endpoints from '@parterre/contract/shows';
import { type Change, requirePromoterId } from '../../context.ts';
import { images } from '../../db/schema/images.ts';
import { verb } from '../../verb.ts';
import { lockCampaign } from '../artist-campaigns/lock-campaign.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { type ImageOwner, ofOwner } from './read.ts';
import { dropFiles, removeImage, tellImage } from './write-image.ts';

/** Removes an event's picture of one size; NOT_FOUND when there is none. Needs `show:write`. */
export const removeShowImage = verb(endpoints.removeShowImage, (ctx, { params, query }) =>
  ctx.change('image.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const owner = { promoterId: show.promoterId, ownerKind: 'show', ownerId: show.id } as const;
    const before = await removeImage(change, owner, query.mediaType);
    return {
      answer: undefined,
      show,
      objectId: query.mediaType,
      before: tellImage(before),
    };
  }),
);

/**
 * Removes a campaign's picture of one size; events it was given to keep theirs. NOT_FOUND when there is none.
 * Needs `campaign:write`.
 */
export const removeArtistCampaignImage = verb(endpoints2.removeArtistCampaignImage, (ctx, { params, query }) =>
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

/** Takes away every picture of an event or campaign that goes; a job removes the files. Answers how many. */
export async function removeOwnerImages(change: Change, owner: ImageOwner): Promise<number> {
  const gone = await change.db.delete(images).where(ofOwner(owner)).returning({ fileKey: images.fileKey });
  await dropFiles(
    change,
    owner.promoterId,
    gone.map(({ fileKey }) => fileKey),
  );
  return gone.length;
}
