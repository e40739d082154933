import * as endpoints from '@parterre/contract/shows';
import { verb } from '../../../verb.ts';
import { readHistory } from '../../audit/read-history.ts';
import { requireShow } from '../../show-rows/require-show.ts';

/** What changed on a show, newest first. */
export const listShowHistory = verb(endpoints.listShowHistory, async (ctx, { params, query }) =>
  readHistory(ctx, await requireShow(ctx, params.showCode), query),
);
