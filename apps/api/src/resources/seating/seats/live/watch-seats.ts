import * as endpoints from '@parterre/contract/seats/live';
import { AppError, fieldError, notFound } from '#errors.ts';
import { recordEditing } from '#live/viewer-rows.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { readCursor } from './cursor.ts';
import { seatsSource } from './seats-source.ts';

/**
 * Streams the seats of a show as they change, from a cursor on. Throws INVALID for an invalid cursor; a reader with an
 * expired one is told to reload.
 */
export const watchSeats = verb(endpoints.watchSeats, async (ctx, { params, query }) => {
  const since = readCursor(query.since);
  if (!since)
    throw new AppError('INVALID', {
      fieldErrors: [fieldError('since', 'cursor', { message: 'Must be the cursor of an allocation or of an event' })],
    });
  const show = await requireShow(ctx, params.showCode);
  const { promoterId, id, planVersionId } = show;
  return ctx.live.watch(seatsSource, { promoterId, id, planVersionId }, { actor: ctx.actor, since });
});

/**
 * Shows the other viewers whether this one has unsaved changes. Throws NOT_FOUND for a stream that has ended or belongs
 * to another user, BUSY. Needs `seat:write`.
 */
export const updateSeatViewer = verb(endpoints.updateSeatViewer, (ctx, { params, body }) =>
  ctx.change('seat-viewer.update', async (change) => {
    const { promoterId, id } = await requireShow(change, params.showCode);
    const { viewerId } = params;
    const isOpen = await recordEditing(
      change,
      { promoterId, kind: seatsSource.kind, id, viewerId },
      body.hasUnsavedChanges,
    );
    if (!isOpen) throw notFound('This seat map is no longer open.');
    return {
      answer: undefined,
      show: { promoterId, id },
      objectId: viewerId,
      isAudited: false,
    };
  }),
);
