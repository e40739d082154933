import * as endpoints from '@parterre/contract/orders/read';
import { verb } from '#verb.ts';
import { readOrder } from './read-order.ts';

/** Reads one order. Its buyer is masked for callers without `customer:read`. Throws NOT_FOUND. */
export const getOrder = verb(endpoints.getOrder, (ctx, { params }) => readOrder(ctx, params.orderId));
