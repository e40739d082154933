import type { getOpenOrders as endpoint, OpenOrders } from '@parterre/contract/show-orders';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { requireShow } from '../shows/require-show.ts';
import { readOpenOrders } from './read-open-orders.ts';

export async function getOpenOrders(
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<OpenOrders> {
  return readOpenOrders(ctx, await requireShow(ctx, params.showCode));
}
