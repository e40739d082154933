import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { ORDER_SORTS, ORDER_STATUSES, PAYMENT_STATUSES, REFUND_STATUSES } from '../../choices/order-choices.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { pageQuery, sortQuery } from '../../wire/paging.ts';
import { withRanges } from '../../wire/ranges.ts';
import {
  CHOICE_MESSAGE,
  Instant,
  idParam,
  LocalDate,
  optionalText,
  PromoterCode,
  RegionId,
  ShowCode,
} from '../../wire/values.ts';
import { Order, OrderPage, order, orderParams } from './order.ts';

export const OrderListQuery = withRanges(
  z.strictObject({
    promoterCode: PromoterCode.optional(),
    /** Matches an order id, name, e-mail address, seat id, offer code, barcode or words of a note. */
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    showCode: ShowCode.optional(),
    status: z.enum(ORDER_STATUSES, CHOICE_MESSAGE).optional(),
    paymentStatus: z.enum(PAYMENT_STATUSES, CHOICE_MESSAGE).optional(),
    refundStatus: z.enum(REFUND_STATUSES, CHOICE_MESSAGE).optional(),
    channel: optionalText(LIMITS.order.channel).optional(),
    partnerSiteId: idParam.optional(),
    priceTypeId: idParam.optional(),
    /** Keeps orders of this customer; only for readers who may see the buyer. */
    customerId: idParam.optional(),
    regionId: RegionId.optional(),
    /** Keeps orders made after this instant. */
    after: Instant.optional(),
    /** Keeps orders made between `dateFrom` and `dateTo` in the time zone of the show, both days included. */
    dateFrom: LocalDate.optional(),
    dateTo: LocalDate.optional(),
    totalFromMinor: z.coerce.number<string | number>().int().min(0).optional(),
    totalToMinor: z.coerce.number<string | number>().int().min(0).optional(),
    ...sortQuery(ORDER_SORTS),
    ...pageQuery,
  }),
  ['dateFrom', 'dateTo'],
  ['totalFromMinor', 'totalToMinor'],
);

export const listOrders = endpoint({
  id: 'listOrders',
  base: 'customers',
  method: 'GET',
  path: '/orders',
  summary: 'Orders the caller may see, searched in one box, filtered, sorted and paged',
  query: OrderListQuery,
  response: { kind: 'json', schema: OrderPage },
  namesPeople: 'customers',
  scope: 'customers.read',
  permission: 'order:read',
  tenant: { from: 'actor' },
  errors: ['INVALID'],
  reads: ['order'],
});

export const getOrder = endpoint({
  ...order,
  id: 'getOrder',
  method: 'GET',
  path: '/orders/{orderId}',
  summary: 'One order with its tickets, its money and what happened to each ticket',
  params: orderParams,
  response: { kind: 'json', schema: Order },
  scope: 'customers.read',
  permission: 'order:read',
  errors: ['NOT_FOUND'],
  reads: ['order'],
});
