import type { Resource } from '#resource.ts';
import { cancelOpenOrders, refundOpenOrders } from './change.ts';
import { getOpenOrders } from './read-open-orders.ts';

export const showOrdersResource: Resource = {
  slug: 'show-orders',
  routes: [getOpenOrders, cancelOpenOrders, refundOpenOrders],
};
