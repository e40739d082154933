import * as endpoints from '@parterre/contract/shows/settings';
import { DEFAULT_SEAT_PICKER } from '@parterre/contract/shows/show';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import { shows } from '#db/schema/events/shows.ts';
import { lockShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { readShow } from '../read.ts';

/** Changes how buyers choose their seats; absent fields stay. Throws STALE. Needs `show:write`. */
export const updateSeatPicker = verb(endpoints.updateSeatPicker, (ctx, { params, body }) =>
  ctx.change('show.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    requireRevision(change, show);
    const before = show.seatPicker ?? DEFAULT_SEAT_PICKER;
    const changed = Object.entries(body).filter(([, value]) => value !== undefined);
    const after = { ...before, ...Object.fromEntries(changed) };
    const revision = show.revision + 1;
    await change.db
      .update(shows)
      .set({ seatPicker: after, revision })
      .where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id)));
    return {
      answer: await readShow(change, show.showCode),
      show,
      objectId: show.showCode,
      before,
      after,
      revision,
    };
  }),
);
