import * as endpoints from '@parterre/contract/seats';
import { notFound } from '../../../errors.ts';
import { noteEditing } from '../../../live/viewer-rows.ts';
import { verb } from '../../../verb.ts';
import { requireShow } from '../../show-rows/require-show.ts';
import { seatsSource } from './seats-source.ts';

/** NOT_FOUND for a stream that has ended, or is somebody else's. Needs `seat:write`. */
export const updateSeatViewer = verb(endpoints.updateSeatViewer, (ctx, { params, body }) =>
  ctx.change('seat-viewer.update', async (change) => {
    const { promoterId, id } = await requireShow(change, params.showCode);
    const { viewerId } = params;
    const isOpen = await noteEditing(
      change,
      { promoterId, kind: seatsSource.kind, id, viewerId },
      body.hasUnsavedChanges,
    );
    if (!isOpen) throw notFound('This seat map is not open any more.');
    return {
      answer: undefined,
      show: { promoterId, id },
      objectId: viewerId,
      isAudited: false,
    };
  }),
);
