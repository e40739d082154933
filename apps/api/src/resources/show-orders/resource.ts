import type { Resource } from '../../resource.ts';
import { cancelOpenOrders } from './cancel.ts';
import { getOpenOrders } from './read-open-orders.ts';
import { refundOpenOrders } from './refund.ts';

export const showOrdersResource: Resource = {
  slug: 'show-orders',
  routes: [getOpenOrders, cancelOpenOrders, refundOpenOrders],
};
