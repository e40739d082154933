import { z } from 'zod';
import { INSTALMENT_INTERVALS, INSTALMENT_STATUSES } from '../choices/instalment-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { showParams, showWrite } from '../events/shows/show.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { withRanges } from '../wire/ranges.ts';
import {
  AmountMinor,
  CHOICE_MESSAGE,
  Currency,
  Id,
  Instant,
  idParam,
  LocalDate,
  PromoterCode,
  RegionId,
  Revision,
  ShowCode,
  textByCulture,
  wholeNumber,
} from '../wire/values.ts';
import { OrderBuyer } from './orders/order.ts';

export const InstalmentPlan = z
  .strictObject({
    instalmentPlanId: Id,
    name: textByCulture(LIMITS.instalmentPlan.name),
    /** The deposit in hundredths of a percent of the order: 2500 is 25 %. */
    depositBasisPoints: z.int(),
    /** The number of payments after the deposit. */
    payments: z.int(),
    /** The time between two payments: a week, a fortnight or a month. */
    interval: z.enum(INSTALMENT_INTERVALS),
    /** The minimum order total for the plan, in minor units. */
    fewestMinor: z.int(),
    /** True if buyers can choose the plan. */
    isOffered: z.boolean(),
    /** True if the last payment of an order made today would be due after the show; such a plan is not offered. */
    endsAfterEvent: z.boolean(),
    /** Orders that are or were paid under the plan. */
    orders: z.int(),
    revision: Revision,
  })
  .meta({ id: 'InstalmentPlan' });
export type InstalmentPlan = z.infer<typeof InstalmentPlan>;
export const InstalmentPlanList = z
  .strictObject({ currency: Currency, items: z.array(InstalmentPlan) })
  .meta({ id: 'InstalmentPlanList' });

const planFields = {
  name: textByCulture(LIMITS.instalmentPlan.name),
  depositBasisPoints: wholeNumber(
    LIMITS.instalmentPlan.depositBasisPoints.min,
    LIMITS.instalmentPlan.depositBasisPoints.max,
  ),
  payments: wholeNumber(1, LIMITS.instalmentPlan.payments),
  interval: z.enum(INSTALMENT_INTERVALS),
  fewestMinor: AmountMinor,
  isOffered: z.boolean(),
};
export const CreateInstalmentPlan = z
  .strictObject({
    ...planFields,
    fewestMinor: planFields.fewestMinor.default(0),
    isOffered: planFields.isOffered.default(true),
  })
  .meta({ id: 'CreateInstalmentPlan' });
/** The terms of a plan with orders cannot change, because their buyers agreed to them. */
export const UpdateInstalmentPlan = z.strictObject(planFields).partial().meta({ id: 'UpdateInstalmentPlan' });

const figures = {
  /** Orders on the plan: active + completed + overdue + cancelled. */
  plansSold: z.int(),
  active: z.int(),
  completed: z.int(),
  overdue: z.int(),
  cancelled: z.int(),
  /** `ticketsOnPlan` are the active tickets of orders under the plan, `ticketsSold` all active tickets of the show. */
  ticketsOnPlan: z.int(),
  ticketsSold: z.int(),
  /** The total cost of the orders; refunds and waivers are not subtracted. */
  grossContractedMinor: z.int(),
  depositsReceivedMinor: z.int(),
  instalmentsReceivedMinor: z.int(),
  totalReceivedMinor: z.int(),
  outstandingMinor: z.int(),
  overdueMinor: z.int(),
  dueNext7DaysMinor: z.int(),
  dueNext30DaysMinor: z.int(),
  /** The first day, from today on, with a payment due; null without one. Late amounts are in `overdueMinor`. */
  nextDueOn: LocalDate.nullable(),
  finalDueOn: LocalDate.nullable(),
  refundedMinor: z.int(),
  /** Payments that buyers get back and that are not refunded yet. */
  refundsDueMinor: z.int(),
  /** What was waived: contracted = received - refunded - refunds due + outstanding + written off. */
  writtenOffMinor: z.int(),
  /** Active tickets of orders with an overdue payment. */
  ticketsAtRisk: z.int(),
  currency: Currency,
};
export const HeadlineFigures = z
  .strictObject({
    /** One entry per plan. */
    items: z.array(
      z.strictObject({
        showCode: z.string(),
        showName: textByCulture(LIMITS.show.name),
        instalmentPlanId: Id,
        planName: textByCulture(LIMITS.instalmentPlan.name),
        ...figures,
      }),
    ),
    /** One entry per currency, over all plans; empty without plans. */
    totals: z.array(z.strictObject(figures)),
    asOf: Instant,
  })
  .meta({ id: 'HeadlineFigures' });
export type HeadlineFigures = z.infer<typeof HeadlineFigures>;

export const Instalment = z
  .strictObject({
    orderId: z.string(),
    promoterCode: z.string(),
    showCode: z.string(),
    showName: textByCulture(LIMITS.show.name),
    planName: textByCulture(LIMITS.instalmentPlan.name),
    buyer: OrderBuyer,
    isBuyerMasked: z.boolean(),
    /** The position in the plan: 0 is the deposit. */
    number: z.int(),
    /** The number of payments in the plan after the deposit. */
    payments: z.int(),
    dueOn: LocalDate,
    status: z.enum(INSTALMENT_STATUSES),
    amountMinor: z.int(),
    paidMinor: z.int(),
    /** The part that is not paid yet, in minor units. */
    openMinor: z.int(),
    currency: Currency,
    paidAt: Instant.nullable(),
    waivedAt: Instant.nullable(),
  })
  .meta({ id: 'Instalment' });
export type Instalment = z.infer<typeof Instalment>;
export const InstalmentPage = pageOf('InstalmentPage', Instalment);

export const InstalmentDays = z
  .strictObject({
    /** One entry per currency and day with something due, ordered by day. */
    items: z.array(
      z.strictObject({
        dueOn: LocalDate,
        currency: Currency,
        instalments: z.int(),
        /** The instalments of the day by status, in minor units: open but not late, overdue, and paid. */
        dueMinor: z.int(),
        overdueMinor: z.int(),
        paidMinor: z.int(),
      }),
    ),
  })
  .meta({ id: 'InstalmentDays' });
export type InstalmentDays = z.infer<typeof InstalmentDays>;

const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A valid month is required')
  .meta({ example: '2026-12' });
const planParams = z.strictObject({ showCode: ShowCode, instalmentPlanId: idParam });
const write = showWrite('instalment:write');
const stale = ['instalment', 'history'] as const;

const filters = {
  status: z.enum(INSTALMENT_STATUSES, CHOICE_MESSAGE).optional(),
  dueFrom: LocalDate.optional(),
  dueTo: LocalDate.optional(),
  ...pageQuery,
};

/** What narrows figures and payments: the shows of a promoter, one show, or those of a region. */
export const narrowed = {
  promoterCode: PromoterCode.optional(),
  showCode: ShowCode.optional(),
  regionId: RegionId.optional(),
};

/** A call about the money of instalments. */
export const figureCall = {
  base: 'reporting',
  method: 'GET',
  scope: 'reporting.orders',
  permission: 'report:instalments',
  reads: ['instalment', 'order'],
} as const;
const ofShow = { tenant: { from: 'show', at: 'params.showCode' }, params: showParams } as const;
const ofActor = { tenant: { from: 'actor' } } as const;

export const listInstalmentPlans = endpoint({
  base: 'main',
  tenant: { from: 'show', at: 'params.showCode' },
  scope: 'backstage.event_data',
  permission: 'report:instalments',
  id: 'listInstalmentPlans',
  method: 'GET',
  path: '/shows/{showCode}/instalment-plans',
  summary: 'Instalment plans of an event with how many orders use each',
  params: showParams,
  response: { kind: 'json', schema: InstalmentPlanList },
  errors: ['NOT_FOUND'],
  reads: ['instalment'],
});

export const createInstalmentPlan = endpoint({
  ...write,
  id: 'createInstalmentPlan',
  method: 'POST',
  path: '/shows/{showCode}/instalment-plans',
  summary: 'Offer that orders of an event are paid in parts',
  params: showParams,
  body: CreateInstalmentPlan,
  response: { kind: 'json', schema: InstalmentPlan },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND'],
  stale,
  example: { name: { 'en-GB': 'Four parts' }, depositBasisPoints: 2500, payments: 3, interval: 'month' },
});

export const updateInstalmentPlan = endpoint({
  ...write,
  id: 'updateInstalmentPlan',
  method: 'PATCH',
  path: '/shows/{showCode}/instalment-plans/{instalmentPlanId}',
  summary: 'Change an instalment plan; terms only while no order uses it',
  params: planParams,
  body: UpdateInstalmentPlan,
  response: { kind: 'json', schema: InstalmentPlan },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'IN_USE'],
  stale,
  example: { isOffered: false },
});

export const removeInstalmentPlan = endpoint({
  ...write,
  id: 'removeInstalmentPlan',
  method: 'DELETE',
  path: '/shows/{showCode}/instalment-plans/{instalmentPlanId}',
  summary: 'Delete an instalment plan that no order uses; one that is used is no longer offered instead',
  params: planParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'IN_USE'],
  stale,
});

export const listShowInstalments = endpoint({
  ...figureCall,
  ...ofShow,
  id: 'listShowInstalments',
  path: '/shows/{showCode}/instalments',
  summary: 'Payments that orders of an event owe or have made, by day due',
  query: withRanges(z.strictObject(filters), ['dueFrom', 'dueTo']),
  response: { kind: 'json', schema: InstalmentPage },
  namesPeople: 'customers',
  errors: ['INVALID', 'NOT_FOUND'],
});

export const listInstalments = endpoint({
  ...figureCall,
  ...ofActor,
  id: 'listInstalments',
  path: '/instalments',
  summary: 'Payments that orders of all events owe or have made, by day due',
  query: withRanges(z.strictObject({ ...narrowed, ...filters }), ['dueFrom', 'dueTo']),
  response: { kind: 'json', schema: InstalmentPage },
  namesPeople: 'customers',
  errors: ['INVALID'],
});

export const listInstalmentDays = endpoint({
  ...figureCall,
  ...ofActor,
  id: 'listInstalmentDays',
  path: '/instalments/days',
  summary: 'What falls due on each day of a month, by default of this one: still asked for, late and come in',
  query: z.strictObject({ ...narrowed, month: Month.optional() }),
  response: { kind: 'json', schema: InstalmentDays },
  errors: ['INVALID'],
});
