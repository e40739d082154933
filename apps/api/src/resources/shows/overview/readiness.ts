import * as endpoints from '@parterre/contract/shows';
import { verb } from '../../../verb.ts';
import { requireShow } from '../../show-rows/require-show.ts';
import { readReadiness } from './read-readiness.ts';

export const getShowReadiness = verb(endpoints.getShowReadiness, async (ctx, { params }) => ({
  items: await readReadiness(ctx, await requireShow(ctx, params.showCode)),
}));
