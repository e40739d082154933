import type { watchSeats as endpoint } from '@parterre/contract/seats';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { LiveAnswer } from '../../../live/live.ts';
import { requireShow } from '../../shows/require-show.ts';
import { readCursor } from './cursor.ts';
import { seatsSource } from './seats-source.ts';

/** The seats of an event as they change, from a cursor on. INVALID for what is no cursor; too old a one is told to reload. */
export async function watchSeats(
  ctx: Context,
  { params, query }: Pick<VerbInput<typeof endpoint>, 'params' | 'query'>,
): Promise<LiveAnswer> {
  const since = readCursor(query.since);
  if (!since)
    throw new AppError('INVALID', {
      fieldErrors: [{ field: 'since', message: 'Must be the cursor of an allocation or of an event' }],
    });
  const show = await requireShow(ctx, params.showCode);
  const { promoterId, id, planVersionId } = show;
  return ctx.live.watch(seatsSource, { promoterId, id, planVersionId }, { actor: ctx.actor, since });
}
