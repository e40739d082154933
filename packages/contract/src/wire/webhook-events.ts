import { z } from 'zod';
import { type SentKind, TEST_KIND } from '../choices/occurrence-choices.ts';
import { Id, Instant } from './values.ts';

const promoterCode = z.string().meta({ example: 'harbour-hall' });
const showCode = z
  .string()
  .nullable()
  .meta({ description: 'The event; null for one that is gone', example: 'K7M2QXRB' });

const event = <Kind extends SentKind, Data extends z.ZodRawShape>(id: string, type: Kind, data: Data) =>
  z
    .strictObject({
      type: z.literal(type),
      timestamp: Instant.meta({ description: 'When it happened' }),
      data: z.strictObject({ promoterCode, ...data }),
    })
    .meta({ id });

const orders = { showCode, orderIds: z.array(z.string()).meta({ example: ['K7M2QXRB4T'] }) };

/**
 * The bodies of webhook deliveries by kind. They contain ids and no personal data: a receiver reads details from the
 * API, within its own permissions.
 */
export const WEBHOOK_EVENTS = {
  'order.created': event('OrderCreatedEvent', 'order.created', orders),
  'order.cancelled': event('OrderCancelledEvent', 'order.cancelled', orders),
  'order.refunded': event('OrderRefundedEvent', 'order.refunded', orders),
  'show.changed': event('ShowChangedEvent', 'show.changed', {
    showCode,
    change: z.string().meta({ description: 'What was done, as the audit names it', example: 'price.update' }),
  }),
  'seats.changed': event('SeatsChangedEvent', 'seats.changed', { showCode, blockIds: z.array(Id) }),
  'settlement.agreed': event('SettlementAgreedEvent', 'settlement.agreed', {
    showCode: showCode.meta({ description: 'The event; null for a settlement of several', example: 'K7M2QXRB' }),
    settlementIds: z.array(Id),
  }),
  [TEST_KIND]: event('WebhookTestEvent', TEST_KIND, {}),
} as const satisfies Record<SentKind, z.ZodType>;

export type WebhookEvent = z.infer<(typeof WEBHOOK_EVENTS)[SentKind]>;

export const WEBHOOK_SUMMARIES: Readonly<Record<SentKind, string>> = {
  'order.created': 'Tickets were sold or given away',
  'order.cancelled': 'Orders were cancelled, or some of their tickets',
  'order.refunded': 'Money of orders was given back',
  'show.changed': 'An event, its tickets or its pictures were made, changed or removed',
  'seats.changed': 'Seats were given other tickets or holds',
  'settlement.agreed': 'A settlement was agreed',
  [TEST_KIND]: 'Somebody tries the webhook out',
};
