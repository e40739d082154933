export const ORDER_STATUSES = ['PENDING', 'ACTIVE', 'CANCEL_PENDING', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A cancelled ticket never becomes active again; its seat is sold as a new ticket. */
export const ITEM_STATUSES = ['ACTIVE', 'CANCELLED'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const PAYMENT_STATUSES = ['UNPAID', 'PART_PAID', 'PAID'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The state of the refund due after a cancellation; PART_REFUNDED as long as other tickets of the order are active. */
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

/** The actor name in an order's history for anybody who opened the link to its tickets. */
export const TICKET_LINK_ACTOR = 'Ticket link';

/** The reasons for which staff cancel tickets; a free text may follow the code. */
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
