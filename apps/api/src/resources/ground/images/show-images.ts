import * as endpoints from '@parterre/contract/shows/settings';
import { verb } from '#verb.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { readImages } from './read.ts';
import { storeUpload } from './store-upload.ts';
import { describeImage, removeImage, writeImage } from './write-image.ts';

/**
 * Sets a show's picture of one size. Throws FILE_TOO_LARGE, FILE_TYPE_REFUSED, IMAGE_REFUSED, BUSY. Needs `show:write`.
 */
export const putShowImage = verb(endpoints.putShowImage, (ctx, { params, query, file }) =>
  storeUpload(ctx, { file, mediaType: query.mediaType }, (stored) =>
    ctx.change('image.put', async (change) => {
      const show = await lockShow(change, params.showCode);
      const owner = { promoterId: show.promoterId, ownerKind: 'show', ownerId: show.id } as const;
      const before = await writeImage(change, owner, stored);
      return {
        answer: { items: await readImages(change, owner) },
        show,
        objectId: stored.mediaType,
        before: before && describeImage(before),
        after: describeImage(stored),
      };
    }),
  ),
);

/** Removes a show's picture of one size. Throws NOT_FOUND when there is none. Needs `show:write`. */
export const removeShowImage = verb(endpoints.removeShowImage, (ctx, { params, query }) =>
  ctx.change('image.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const owner = { promoterId: show.promoterId, ownerKind: 'show', ownerId: show.id } as const;
    const before = await removeImage(change, owner, query.mediaType);
    return {
      answer: undefined,
      show,
      objectId: query.mediaType,
      before: describeImage(before),
    };
  }),
);
