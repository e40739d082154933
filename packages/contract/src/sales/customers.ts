import { z } from 'zod';
import { CONSENT_KINDS, CUSTOMER_SORTS } from '../choices/customer-choices.ts';
import { GUEST_STATUSES } from '../choices/guest-list-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { ITEM_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES, REFUND_STATUSES } from '../choices/order-choices.ts';
import { EmailAddress } from '../wire/email-address.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery, sortQuery } from '../wire/paging.ts';
import {
  CHOICE_MESSAGE,
  CountryCode,
  CultureCode,
  Currency,
  Id,
  Instant,
  idParam,
  optionalText,
  PromoterCode,
  RegionId,
  Revision,
  requiredText,
  ShowCode,
  textByCulture,
} from '../wire/values.ts';
import { GivenAnswer } from './orders/order.ts';

export const CustomerAddress = z
  .strictObject({
    lines: z.array(requiredText(LIMITS.address.line)).min(1).max(LIMITS.address.lines),
    town: requiredText(LIMITS.address.town),
    postcode: optionalText(LIMITS.address.postcode),
    countryCode: CountryCode,
  })
  .meta({ id: 'CustomerAddress' });

const customerFacts = {
  customerId: Id,
  promoterCode: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: Instant,
  /** The customer was erased at this instant, and nothing identifies them since; null before. */
  erasedAt: Instant.nullable(),
};

/**
 * The orders of a customer in one currency, since amounts of several cannot be added; in minor units, from the ledger.
 */
export const CustomerTotal = z
  .strictObject({
    currency: Currency,
    orders: z.int(),
    /** Active tickets, without cancelled ones. */
    tickets: z.int(),
    totalMinor: z.int(),
    paidMinor: z.int(),
    refundedMinor: z.int(),
  })
  .meta({ id: 'CustomerTotal' });
export type CustomerTotal = z.infer<typeof CustomerTotal>;

export const CustomerSummary = z
  .strictObject({
    ...customerFacts,
    orders: z.int().nonnegative(),
    lastOrderAt: Instant.nullable(),
    /** The consents that are given at present. */
    consents: z.array(z.enum(CONSENT_KINDS)),
  })
  .meta({ id: 'CustomerSummary' });
export type CustomerSummary = z.infer<typeof CustomerSummary>;
export const CustomerPage = pageOf('CustomerPage', CustomerSummary);

export const CustomerConsent = z
  .strictObject({
    kind: z.enum(CONSENT_KINDS),
    isGiven: z.boolean(),
    at: Instant,
    /** The sales channel of the order, or the name of the user who recorded the answer. */
    source: z.string(),
  })
  .meta({ id: 'CustomerConsent' });
export type CustomerConsent = z.infer<typeof CustomerConsent>;

export const CustomerOrder = z
  .strictObject({
    orderId: z.string(),
    showCode: z.string(),
    showName: textByCulture(LIMITS.show.name),
    /** Wall time at the venue, without an offset: `2026-12-10T19:30:00`. */
    startsAtLocal: z.string(),
    status: z.enum(ORDER_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    refundStatus: z.enum(REFUND_STATUSES),
    tickets: z.int(),
    currency: Currency,
    totalMinor: z.int(),
    createdAt: Instant,
  })
  .meta({ id: 'CustomerOrder' });
export type CustomerOrder = z.infer<typeof CustomerOrder>;

export const CustomerAnswer = z
  .strictObject({ ...GivenAnswer.shape, orderId: z.string(), showName: textByCulture(LIMITS.show.name) })
  .meta({ id: 'CustomerAnswer' });
export type CustomerAnswer = z.infer<typeof CustomerAnswer>;

const contact = {
  phone: z.string(),
  address: CustomerAddress.nullable(),
  cultureCode: z.string().nullable(),
  note: z.string(),
};

export const Customer = z
  .strictObject({
    ...customerFacts,
    ...contact,
    /** The latest answer for each kind of consent that the customer was asked about. */
    consents: z.array(CustomerConsent),
    /** All answers, newest first. */
    consentHistory: z.array(CustomerConsent),
    /** The newest 20 orders; `listOrders` returns all of them. null for callers without the permission order:read. */
    orders: z.array(CustomerOrder).nullable(),
    totals: z.array(CustomerTotal),
    /** The newest 100 answers. */
    answers: z.array(CustomerAnswer),
    /** The last data export; it is required before an erasure and counts for 30 days. null without one. */
    exportedAt: Instant.nullable(),
    revision: Revision,
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof Customer>;

export const UpdateCustomer = z
  .strictObject({
    name: requiredText(LIMITS.customer.name),
    email: EmailAddress,
    phone: optionalText(LIMITS.customer.phone),
    address: CustomerAddress.nullable(),
    cultureCode: CultureCode.nullable(),
    note: optionalText(LIMITS.customer.note),
    /** Answers that the customer gave to staff. Each becomes a new entry with the name of the user who recorded it. */
    consents: z
      .array(z.strictObject({ kind: z.enum(CONSENT_KINDS), isGiven: z.boolean() }))
      .max(CONSENT_KINDS.length)
      .refine((given) => new Set(given.map(({ kind }) => kind)).size === given.length, 'Each kind is named once'),
  })
  .partial()
  .meta({ id: 'UpdateCustomer' });

export const CustomerExport = z
  .strictObject({
    exportedAt: Instant,
    promoter: z.string(),
    customer: z.strictObject({ ...customerFacts, ...contact }),
    consents: z.array(CustomerConsent),
    orders: z.array(
      z.strictObject({
        orderId: z.string(),
        event: textByCulture(LIMITS.show.name),
        startsAtLocal: z.string(),
        venue: z.string(),
        status: z.enum(ORDER_STATUSES),
        paymentStatus: z.enum(PAYMENT_STATUSES),
        refundStatus: z.enum(REFUND_STATUSES),
        channel: z.string(),
        currency: Currency,
        totalMinor: z.int(),
        createdAt: Instant,
        buyer: z.strictObject({ name: z.string(), email: z.string() }),
        address: CustomerAddress.nullable(),
        tickets: z.array(
          z.strictObject({
            orderItemId: Id,
            ticket: textByCulture(LIMITS.price.name),
            seatId: z.string().nullable(),
            status: z.enum(ITEM_STATUSES),
            paidMinor: z.int(),
            /** null for a cancelled ticket, whose barcode is revoked. */
            barcode: z.string().nullable(),
          }),
        ),
        answers: z.array(GivenAnswer),
        money: z.array(z.strictObject({ kind: z.string(), amountMinor: z.int(), at: Instant })),
        /** The recorded entries of the order, notes included. */
        history: z.array(z.strictObject({ at: Instant, type: z.string(), text: z.string() })),
      }),
    ),
    /** The guest lists with the customer's e-mail address, whether or not tickets were issued. */
    guestLists: z.array(
      z.strictObject({
        guestList: z.string(),
        event: textByCulture(LIMITS.show.name),
        startsAtLocal: z.string(),
        name: z.string(),
        email: z.string(),
        plusOnes: z.int(),
        status: z.enum(GUEST_STATUSES),
        note: z.string(),
        orderId: z.string().nullable(),
        createdAt: Instant,
      }),
    ),
  })
  .meta({ id: 'CustomerExport' });
export type CustomerExport = z.infer<typeof CustomerExport>;

const customer = {
  base: 'customers',
  tenant: { of: 'customers', at: 'params.customerId' },
} as const;
const customerParams = z.strictObject({ customerId: idParam });

export const CustomerListQuery = z.strictObject({
  promoterCode: PromoterCode.optional(),
  /** Matches the beginning of words in the name, of the e-mail address or of an order id. */
  searchTerm: optionalText(LIMITS.searchTerm).optional(),
  /** Keeps customers with an order for this show. */
  showCode: ShowCode.optional(),
  /** Keeps customers with an order for a show that is sold in this region. */
  regionId: RegionId.optional(),
  /** Keeps customers who give this consent. */
  consent: z.enum(CONSENT_KINDS, CHOICE_MESSAGE).optional(),
  ...sortQuery(CUSTOMER_SORTS),
  ...pageQuery,
});

export const listCustomers = endpoint({
  id: 'listCustomers',
  base: 'customers',
  method: 'GET',
  path: '/customers',
  summary: 'People who bought, searched by name, e-mail address and order id, filtered, sorted and paged',
  query: CustomerListQuery,
  response: { kind: 'json', schema: CustomerPage },
  namesPeople: 'customers',
  scope: 'customers.read',
  permission: 'customer:read',
  tenant: { from: 'actor' },
  errors: ['INVALID'],
  reads: ['customer'],
});

export const getCustomer = endpoint({
  ...customer,
  id: 'getCustomer',
  method: 'GET',
  path: '/customers/{customerId}',
  summary: 'One customer: how to reach them, what they agreed to, their orders and answers, and what these came to',
  params: customerParams,
  response: { kind: 'json', schema: Customer },
  scope: 'customers.read',
  permission: 'customer:read',
  errors: ['NOT_FOUND'],
  reads: ['customer'],
});

export const updateCustomer = endpoint({
  ...customer,
  id: 'updateCustomer',
  method: 'PATCH',
  path: '/customers/{customerId}',
  summary: 'Correct what is known of a customer; their orders keep the buyer as they wrote themselves down',
  params: customerParams,
  body: UpdateCustomer,
  response: { kind: 'json', schema: Customer },
  scope: 'customers.orders_manage',
  permission: 'customer:write',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['customer-erased'] },
  stale: ['customer'],
  example: { phone: '+44 117 496 0000', consents: [{ kind: 'email', isGiven: false }] },
});

export const exportCustomer = endpoint({
  ...customer,
  id: 'exportCustomer',
  method: 'POST',
  path: '/customers/{customerId}/export',
  summary: 'Everything stored about a customer, for themselves; notes that it was taken, so that they may be erased',
  params: customerParams,
  response: { kind: 'json', schema: CustomerExport },
  scope: 'customers.orders_manage',
  permission: 'customer:export',
  errors: ['NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['customer-erased'] },
  stale: ['customer'],
});

export const eraseCustomer = endpoint({
  ...customer,
  id: 'eraseCustomer',
  method: 'POST',
  path: '/customers/{customerId}/erase',
  summary: 'Forget who a customer is, for good; their orders, tickets and money stay without a name',
  params: customerParams,
  body: z
    .strictObject({
      /**
       * True erases a customer who has tickets for future shows or is due money; nobody can contact them afterwards.
       */
      isForced: z.boolean().default(false),
    })
    .meta({ id: 'EraseCustomer' }),
  response: { kind: 'json', schema: Customer },
  scope: 'customers.orders_manage',
  permission: 'customer:erase',
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'CONFLICT', 'IN_USE'],
  reasons: { CONFLICT: ['erased', 'not-exported'] },
  stale: ['customer', 'order'],
  example: { isForced: false },
});
