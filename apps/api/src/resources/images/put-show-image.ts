import type { putShowImage as endpoint } from '@parterre/contract/shows';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { lockShow } from '../shows/require-show.ts';
import { readImages } from './read.ts';
import { storeUpload } from './store-upload.ts';
import { tellImage, writeImage } from './write-image.ts';

/** Sets an event's picture of one size. Throws FILE_TYPE_REFUSED, IMAGE_REFUSED, BUSY. Needs `show:write`. */
export function putShowImage(
  ctx: Context,
  { params, query, file }: Pick<VerbInput<typeof endpoint>, 'params' | 'query' | 'file'>,
): Promise<AnswerOf<typeof endpoint>> {
  return storeUpload(ctx, { file, mediaType: query.mediaType }, (stored) =>
    ctx.change('image.put', async (change) => {
      const show = await lockShow(change, params.showCode);
      const owner = { promoterId: show.promoterId, ownerKind: 'show', ownerId: show.id } as const;
      const before = await writeImage(change, owner, stored);
      return {
        answer: { items: await readImages(change, owner) },
        promoterId: show.promoterId,
        object: 'image',
        objectId: stored.mediaType,
        showId: show.id,
        before: before && tellImage(before),
        after: tellImage(stored),
      };
    }),
  );
}
