import type { updateSeatViewer as endpoint } from '@parterre/contract/seats';
import { and, eq, sql } from 'drizzle-orm';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { seatViewers } from '../../../db/schema/seats.ts';
import { notFound } from '../../../errors.ts';
import { requireShow } from '../../shows/require-show.ts';

/** NOT_FOUND for a stream that has ended, or is somebody else's. Needs `seat:write`. */
export function updateSeatViewer(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof endpoint>, 'params' | 'body'>,
): Promise<undefined> {
  return ctx.change('seat-viewer.update', async (change) => {
    const show = await requireShow(change, params.showCode);
    const { viewerId } = params;
    const changed = await change.db
      .update(seatViewers)
      .set({
        editingSince: body.hasUnsavedChanges
          ? sql`coalesce(${seatViewers.editingSince}, ${change.now.toISOString()}::timestamptz)`
          : null,
      })
      .where(
        and(
          eq(seatViewers.promoterId, show.promoterId),
          eq(seatViewers.id, viewerId),
          eq(seatViewers.showId, show.id),
          eq(seatViewers.userId, change.actor.id),
        ),
      )
      .returning({ id: seatViewers.id });
    if (changed.length === 0) throw notFound('This seat map is not open any more.');
    return {
      answer: undefined,
      promoterId: show.promoterId,
      object: 'seat-viewer',
      objectId: viewerId,
      showId: show.id,
      isAudited: false,
    };
  });
}
