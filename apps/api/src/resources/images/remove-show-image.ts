import type { removeShowImage as endpoint } from '@parterre/contract/shows';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { lockShow } from '../shows/require-show.ts';
import { removeImage, tellImage } from './write-image.ts';

/** Removes an event's picture of one size; NOT_FOUND when there is none. Needs `show:write`. */
export function removeShowImage(
  ctx: Context,
  { params, query }: Pick<VerbInput<typeof endpoint>, 'params' | 'query'>,
): Promise<undefined> {
  return ctx.change('image.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const owner = { promoterId: show.promoterId, ownerKind: 'show', ownerId: show.id } as const;
    const before = await removeImage(change, owner, query.mediaType);
    return {
      answer: undefined,
      promoterId: show.promoterId,
      object: 'image',
      objectId: query.mediaType,
      showId: show.id,
      before: tellImage(before),
    };
  });
}
