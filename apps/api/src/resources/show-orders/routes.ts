import * as endpoints from '@parterre/contract/show-orders';
import { bind } from '../../bind.ts';
import { cancelOpenOrders } from './cancel.ts';
import { getOpenOrders } from './read-open-orders.ts';
import { refundOpenOrders } from './refund.ts';

export const showOrderRoutes = [
  bind(endpoints.getOpenOrders, getOpenOrders),
  bind(endpoints.cancelOpenOrders, cancelOpenOrders),
  bind(endpoints.refundOpenOrders, refundOpenOrders),
];
