import * as endpoints from '@parterre/contract/shows';
import type { Change } from '../../context.ts';
import { images } from '../../db/schema/images.ts';
import { verb } from '../../verb.ts';
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
