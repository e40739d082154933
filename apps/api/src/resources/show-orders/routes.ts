import type { AnyVerb } from '../../verb.ts';
import { cancelOpenOrders } from './cancel.ts';
import { getOpenOrders } from './read-open-orders.ts';
import { refundOpenOrders } from './refund.ts';

export const showOrderRoutes: readonly AnyVerb[] = [getOpenOrders, cancelOpenOrders, refundOpenOrders];
