/** Every call and shape of orders, whatever file it stands in. */
export * from './orders/cancel.ts';
export * from './orders/change-seats.ts';
export * from './orders/comps.ts';
export * from './orders/note.ts';
export * from './orders/order.ts';
export * from './orders/pay.ts';
export * from './orders/read.ts';
export * from './orders/transfer.ts';
