import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, idParam, OrderId, requiredText } from '../../wire/values.ts';
import { order, Transaction } from './order.ts';

export const AddNote = z.strictObject({ text: requiredText(LIMITS.order.note) }).meta({ id: 'AddNote' });

export const NotedItems = z
  .strictObject({ items: z.array(z.strictObject({ id: Id, transactionHistory: z.array(Transaction) })) })
  .meta({ id: 'NotedItems' });

export const addOrderNote = endpoint({
  ...order,
  id: 'addOrderNote',
  method: 'POST',
  path: '/orders/{orderId}/{orderItemId}/add-note',
  summary: 'Write a note on one ticket of an order; notes are never changed or deleted',
  params: z.strictObject({ orderId: OrderId, orderItemId: idParam }),
  body: AddNote,
  response: { kind: 'json', schema: NotedItems },
  scope: 'customers.orders_manage',
  permission: 'order:note',
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['order'],
  example: { text: 'Called: comes in a wheelchair, needs the ramp.' },
});
