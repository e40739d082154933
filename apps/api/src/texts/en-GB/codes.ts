import type { SalesChannel } from '@parterre/contract/choices/access-choices';
import type { PaymentMethod } from '@parterre/contract/choices/instalment-choices';
import type { CancelReason, OrderStatus, PaymentStatus, RefundStatus } from '@parterre/contract/choices/order-choices';
import type { SHOW_STATUSES } from '@parterre/contract/choices/show-choices';

/** The words for codes in the cells of reports, worded as on the console's pages. JSON files keep the codes. */
export const codesEnGb = {
  showStatuses: {
    PENDING: 'Pending',
    ACTIVE: 'Active',
    CANCEL_PENDING: 'Cancel pending',
    CANCELLED: 'Cancelled',
  } satisfies Record<(typeof SHOW_STATUSES)[number], string>,
  orderStatuses: {
    PENDING: 'Pending',
    ACTIVE: 'Active',
    CANCEL_PENDING: 'Cancel pending',
    CANCELLED: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  paymentStatuses: {
    PAID: 'Paid',
    PART_PAID: 'Part paid',
    UNPAID: 'Unpaid',
  } satisfies Record<PaymentStatus, string>,
  refundStatuses: {
    NONE: 'No refund',
    PENDING: 'Refund due',
    PART_REFUNDED: 'Part refunded',
    REFUNDED: 'Refunded',
  } satisfies Record<RefundStatus, string>,
  seatStates: {
    UNASSIGNED: 'No price',
    ASSIGNED: 'Available',
    BLOCKED: 'Blocked',
    BASKET: 'In a basket',
    SOLD: 'Sold',
  },
  channels: {
    web: 'Web',
    'box-office': 'Box office',
    phone: 'Phone',
    'partner-site': 'Partner site',
    'guest-list': 'Guest list',
  } satisfies Record<SalesChannel | 'guest-list', string>,
  paymentMethods: {
    card: 'Card',
    cash: 'Cash',
    'bank-transfer': 'Bank transfer',
    voucher: 'Voucher',
    other: 'Other',
  } satisfies Record<PaymentMethod, string>,
  cancelReasons: {
    'customer-request': 'Customer request',
    'event-changed': 'Event changed',
    duplicate: 'Bought twice',
    fraud: 'Fraud',
    'staff-error': 'Staff error',
    other: 'Other',
    resale: 'Resold',
  } satisfies Record<CancelReason | 'resale', string>,
};
