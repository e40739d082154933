import type { ChannelOrder, getChannelOrder as endpoint } from '@parterre/contract/channel';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { readSoldOrder } from './read-sold-order.ts';

/** One order the caller sold. Throws NOT_FOUND, also for orders of others. */
export const getChannelOrder = (
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<ChannelOrder> => readSoldOrder(ctx, params.orderId);
