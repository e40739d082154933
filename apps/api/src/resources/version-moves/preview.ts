import * as endpoints from '@parterre/contract/seating-plans';
import { verb } from '../../verb.ts';
import { requireShow } from '../show-rows/require-show.ts';
import { planMove, presentMove } from './plan-move.ts';

/** What would become of the seats of an event; nothing is changed. */
export const previewVersionMove = verb(endpoints.previewVersionMove, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  return presentMove(show, await planMove(ctx, show, query.versionId));
});
