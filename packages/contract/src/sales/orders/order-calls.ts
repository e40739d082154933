import { orderParams } from './order.ts';

export const order = { base: 'customers', tenant: { from: 'order', at: 'params.orderId' } } as const;

/** Freed seats and places change every figure of the show, and its holds when they go to one. */
export const freed = [
  'show',
  'history',
  'price-group',
  'price',
  'seating-block',
  'seat-price',
  'hold',
  'offer-code',
] as const;

export const manage = { ...order, method: 'POST', scope: 'customers.orders_manage', params: orderParams } as const;
