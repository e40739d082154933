import type { Order, OrderItem, OrderSummary, Transaction } from '@parterre/contract/orders/order';

export const createTransaction = (change: Partial<Transaction> = {}): Transaction => ({
  id: 1,
  at: '2026-11-18T09:14:00.000Z',
  actor: 'web',
  type: 'PURCHASE',
  text: '',
  isTextMasked: false,
  amount: 14_150,
  before: null,
  after: null,
  ...change,
});

export const createItem = (change: Partial<OrderItem> = {}): OrderItem => ({
  id: 11,
  priceTypeId: 3,
  priceName: { 'en-GB': 'Premium' },
  priceGroupName: { 'en-GB': 'Stalls' },
  seatId: 'Stalls|C|12',
  formerSeatId: null,
  status: 'ACTIVE',
  faceValueMinor: 13_500,
  discountMinor: 0,
  bookingFeeMinor: 650,
  taxMinor: 0,
  paidMinor: 14_150,
  offerCode: null,
  barcode: { value: '0123456789abcdef', code128: '$123456789' },
  transactionHistory: [createTransaction({ id: change.id ?? 11 })],
  ...change,
});

const FACTS = {
  orderId: 'K7M2QXRB4T',
  promoterCode: 'harbour-hall',
  showCode: 'K7M2QXRB',
  showName: { 'en-GB': 'Mahler: Symphony No. 5' },
  startsAtLocal: '2026-12-10T19:30:00',
  timeZone: 'America/New_York',
  status: 'ACTIVE',
  paymentStatus: 'PAID',
  refundStatus: 'NONE',
  channel: 'web',
  partnerSiteId: null,
  buyer: { name: 'Ada Buyer', email: 'ada@example.com' },
  isBuyerMasked: false,
  currency: 'GBP',
  totalMinor: 28_300,
  createdAt: '2026-11-18T09:14:00.000Z',
} as const;

export const createSummary = (change: Partial<OrderSummary> = {}): OrderSummary => ({
  ...FACTS,
  tickets: 2,
  cancelledTickets: 0,
  seatIds: ['Stalls|C|12', 'Stalls|C|13'],
  ...change,
});

/** Two seats at 135.00, each with a fee of 6.50, paid. */
export const createOrder = (change: Partial<Order> = {}): Order => ({
  ...FACTS,
  customerId: null,
  answers: [],
  instalmentPlan: null,
  money: {
    faceValueMinor: 27_000,
    discountMinor: 0,
    bookingFeeMinor: 1_300,
    postageMinor: 0,
    cancelFeeMinor: 0,
    waivedMinor: 0,
    totalMinor: 28_300,
    taxMinor: 0,
    paidMinor: 28_300,
    refundedMinor: 0,
    balanceMinor: 0,
  },
  items: [createItem(), createItem({ id: 12, seatId: 'Stalls|C|13' })],
  revision: 4,
  ...change,
});
