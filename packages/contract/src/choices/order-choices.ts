/** The choices of orders, without schemas, because the console reads them too. */
export const ORDER_STATUSES = ['PENDING', 'ACTIVE', 'CANCEL_PENDING', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A cancelled ticket never stands again; its seat is sold as a new ticket. */
export const ITEM_STATUSES = ['ACTIVE', 'CANCELLED'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const PAYMENT_STATUSES = ['UNPAID', 'PART_PAID', 'PAID'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether what is due back after a cancellation has been refunded; in part while tickets of the order stand. */
export const REFUND_STATUSES = ['NONE', 'PENDING', 'PART_REFUNDED', 'REFUNDED'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const ORDER_SORTS = ['CreatedAt', 'Total'] as const;

export const TRANSACTION_TYPES = [
  'PURCHASE',
  'NOTE',
  'CANCEL',
  'REFUND',
  'PAYMENT',
  'WAIVER',
  'SEAT_CHANGE',
  'TRANSFER',
  'RESEND',
  'PRINT',
  'RESALE',
  'BARCODE_CHANGE',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** As whom the history of an order knows whoever opened the link to its tickets. */
export const TICKET_LINK_ACTOR = 'Ticket link';

/** Why staff cancel: the closed part of the reason, which a text may follow. */
export const CANCEL_REASONS = [
  'customer-request',
  'event-changed',
  'duplicate',
  'fraud',
  'staff-error',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const CANCEL_REFUNDS = ['later', 'done', 'none'] as const;
export type CancelRefund = (typeof CANCEL_REFUNDS)[number];
