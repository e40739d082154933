import type { getOrder as endpoint, Order } from '@parterre/contract/orders';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { readOrder } from './read-order.ts';

/** One order; its buyer masked for those without `customer:read`. Throws NOT_FOUND. */
export const getOrder = (ctx: Context, { params }: Pick<VerbInput<typeof endpoint>, 'params'>): Promise<Order> =>
  readOrder(ctx, params.orderId);
