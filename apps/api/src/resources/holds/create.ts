import * as endpoints from '@parterre/contract/holds';
import { verb } from '../../verb.ts';
import { tellMaps } from '../seats/change/tell-maps.ts';
import type { HoldRow } from '../seats/read/seat-facts.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { NO_SEATS, presentHold, readHolds } from './read.ts';
import { insertHolds, prepareHolds, requireFreeFlags } from './write-holds.ts';

/** Creates a hold without seats. Throws FLAG_TAKEN. Needs `hold:write`. */
export const createHold = verb(endpoints.createHold, (ctx, { params, body }) =>
  ctx.change('hold.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    const others = await readHolds(change, show);
    requireFreeFlags(others, [{ fields: body, field: 'reservationFlag' }]);
    const rows: HoldRow[] = await prepareHolds(change, show, [body]);
    await insertHolds(change, rows);
    await tellMaps(change, show);
    const [answer] = rows.map((row) => presentHold(row, NO_SEATS));
    if (!answer) throw new Error('A hold was prepared without a row');
    return {
      answer,
      show,
      objectId: answer.holdId,
      after: answer,
      revision: answer.revision,
    };
  }),
);
