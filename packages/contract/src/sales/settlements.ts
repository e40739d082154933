import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { SETTLEMENT_LINE_KINDS, SETTLEMENT_RULE_KINDS, SETTLEMENT_SECTIONS } from '../choices/settlement-choices.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXCEL, PDF } from '../wire/file-types.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { withRanges } from '../wire/ranges.ts';
import {
  AmountMinor,
  CultureCode,
  Currency,
  Id,
  Instant,
  idParam,
  KnownCurrency,
  LocalDate,
  optionalText,
  PromoterCode,
  RegionId,
  Revision,
  requiredText,
  ShowCode,
  textByCulture,
  wholeNumber,
} from '../wire/values.ts';

export const SettlementRule = z
  .strictObject({
    settlementRuleId: Id,
    name: z.string(),
    /**
     * `share-of-gross`: a share of face values less discounts; `per-ticket`: an amount per ticket; `fixed`: one amount
     * per show.
     */
    kind: z.enum(SETTLEMENT_RULE_KINDS),
    /** The share of `share-of-gross` in hundredths of a percent: 1250 is 12.5 %; 0 for other kinds. */
    basisPoints: z.int(),
    /** The amount of `per-ticket` and `fixed` in minor units; 0 for `share-of-gross`. */
    amountMinor: z.int(),
    currency: Currency,
    /** null for all shows of the promoter in this currency. */
    showCode: z.string().nullable(),
    showName: textByCulture(LIMITS.show.name).nullable(),
    isActive: z.boolean(),
    revision: Revision,
  })
  .meta({ id: 'SettlementRule' });
export type SettlementRule = z.infer<typeof SettlementRule>;
export const SettlementRuleList = z.strictObject({ items: z.array(SettlementRule) }).meta({ id: 'SettlementRuleList' });

const ruleFields = {
  name: requiredText(LIMITS.settlementRule.name),
  kind: z.enum(SETTLEMENT_RULE_KINDS),
  basisPoints: wholeNumber(0, LIMITS.rate.basisPoints),
  amountMinor: AmountMinor,
  currency: KnownCurrency,
  showCode: ShowCode.nullable(),
  isActive: z.boolean(),
};
export const CreateSettlementRule = z
  .strictObject({
    ...ruleFields,
    basisPoints: ruleFields.basisPoints.default(0),
    amountMinor: ruleFields.amountMinor.default(0),
    showCode: ruleFields.showCode.default(null),
    isActive: ruleFields.isActive.default(true),
  })
  .meta({ id: 'CreateSettlementRule' });
export const UpdateSettlementRule = z.strictObject(ruleFields).partial().meta({ id: 'UpdateSettlementRule' });

export const SettlementLine = z
  .strictObject({
    /** null for a line of the whole statement. */
    showCode: z.string().nullable(),
    showName: textByCulture(LIMITS.show.name).nullable(),
    startsAtLocal: z.string().nullable(),
    /** `correction` adjusts sales counted by earlier statements; `apart` lines are shown but not part of the sum. */
    section: z.enum(SETTLEMENT_SECTIONS),
    kind: z.enum(SETTLEMENT_LINE_KINDS),
    /** The name of the price type or rule at the time of the statement; empty if `kind` says enough. */
    label: z.string(),
    /** The number of tickets, negative for reversed sales; null for a line that does not count tickets. */
    quantity: z.int().nullable(),
    amountMinor: z.int(),
  })
  .meta({ id: 'SettlementLine' });
export type SettlementLine = z.infer<typeof SettlementLine>;

const totals = {
  fromOn: LocalDate,
  toOn: LocalDate,
  currency: Currency,
  /** Tickets sold less tickets cancelled. */
  tickets: z.int(),
  /** The amount that buyers have to pay: the sales and corrections. */
  receiptsMinor: z.int(),
  /** 0 or negative, unless corrections return deductions. */
  deductionsMinor: z.int(),
  /** The sum of `receiptsMinor` and `deductionsMinor`. */
  netMinor: z.int(),
};
const parties = {
  promoterCode: z.string(),
  promoterName: z.string(),
  /** null for all shows of the promoter in this currency. */
  showCode: z.string().nullable(),
  showName: textByCulture(LIMITS.show.name).nullable(),
};

export const SettlementPreview = z
  .strictObject({
    ...parties,
    ...totals,
    lines: z.array(SettlementLine),
    /** Movements before the period that no statement has counted. */
    movementsBefore: z.int(),
    /** The SHA-256 of the statement. Agreeing sends it back to confirm the figures the user has seen. */
    digest: z.string(),
  })
  .meta({ id: 'SettlementPreview' });
export type SettlementPreview = z.infer<typeof SettlementPreview>;

const agreed = {
  settlementId: Id,
  /** The number of the settlement, counted from 1 per promoter. */
  number: z.int(),
  ...parties,
  ...totals,
  agreedAt: Instant,
  /** The IANA time zone of the promoter, in which the time of the agreement is shown. */
  timeZone: z.string(),
  agreedBy: z.string(),
  note: z.string(),
};
export const SettlementSummary = z.strictObject(agreed).meta({ id: 'SettlementSummary' });
export type SettlementSummary = z.infer<typeof SettlementSummary>;
export const SettlementPage = pageOf('SettlementPage', SettlementSummary);

export const Settlement = z
  .strictObject({ ...agreed, lines: z.array(SettlementLine), digest: z.string() })
  .meta({ id: 'Settlement' });
export type Settlement = z.infer<typeof Settlement>;

const Digest = z.string().regex(/^[0-9a-f]{64}$/, 'Must be the digest of the preview');
const wanted = {
  showCode: ShowCode.optional(),
  /** By default the currency of the show or the promoter. */
  currency: Currency.optional(),
  /** Days in the time zone of each show; by default the first is the day of the first unsettled movement. */
  fromOn: LocalDate.optional(),
  /** The last day; by default today. */
  toOn: LocalDate.optional(),
};
export const AgreeSettlement = withRanges(
  z.strictObject({
    promoterCode: PromoterCode,
    ...wanted,
    fromOn: LocalDate,
    toOn: LocalDate,
    note: optionalText(LIMITS.settlement.note).default(''),
    digest: Digest,
  }),
  ['fromOn', 'toOn'],
).meta({ id: 'AgreeSettlement' });

const base = { base: 'reporting', scope: 'reporting.orders' } as const;
const read = { ...base, method: 'GET', permission: 'finance:read' } as const;
const write = { ...base, permission: 'settlement:write' } as const;
const promoterParams = z.strictObject({ code: PromoterCode });
const ruleParams = z.strictObject({ code: PromoterCode, settlementRuleId: idParam });
const ofPromoter = { tenant: { from: 'promoter', at: 'params.code' } } as const;
const stale = ['settlement', 'history'] as const;

export const previewSettlement = endpoint({
  ...read,
  id: 'previewSettlement',
  path: '/settlements/preview',
  summary: 'The open statement of an event or of all events: what no statement has counted yet, up to a day',
  query: withRanges(z.strictObject({ promoterCode: PromoterCode.optional(), ...wanted }), ['fromOn', 'toOn']),
  response: { kind: 'json', schema: SettlementPreview },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['settlement', 'order'],
});

export const listSettlements = endpoint({
  ...read,
  id: 'listSettlements',
  path: '/settlements',
  summary: 'Agreed statements, newest first',
  query: z.strictObject({
    promoterCode: PromoterCode.optional(),
    showCode: ShowCode.optional(),
    /** Keeps statements about a show that is sold in this region, whole as they were agreed. */
    regionId: RegionId.optional(),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: SettlementPage },
  tenant: { from: 'actor' },
  errors: ['INVALID'],
  reads: ['settlement'],
});

export const getSettlement = endpoint({
  ...read,
  id: 'getSettlement',
  path: '/settlements/{settlementId}',
  summary: 'An agreed statement; as a file with Accept application/pdf or that of an Excel workbook',
  params: z.strictObject({ settlementId: idParam }),
  query: z.strictObject({ culture: CultureCode.default('en-GB') }),
  response: { kind: 'json', schema: Settlement },
  files: [PDF, EXCEL],
  tenant: { of: 'settlements', at: 'params.settlementId' },
  errors: ['NOT_FOUND'],
  reads: ['settlement'],
});

export const agreeSettlement = endpoint({
  ...write,
  id: 'agreeSettlement',
  method: 'POST',
  path: '/settlements',
  summary: 'Agree the open statement and freeze it; refused when its figures changed since it was seen',
  body: AgreeSettlement,
  response: { kind: 'json', schema: Settlement },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'CONFLICT', 'RULE_BROKEN'],
  reasons: { CONFLICT: ['figures-changed'], RULE_BROKEN: ['nothing-to-settle'] },
  stale,
  example: {
    promoterCode: 'harbour-hall',
    showCode: 'K7M2QXRB',
    fromOn: '2026-11-01',
    toOn: '2026-11-30',
    digest: 'a'.repeat(64),
  },
});

export const listSettlementRules = endpoint({
  ...read,
  ...ofPromoter,
  id: 'listSettlementRules',
  path: '/promoters/{code}/settlement-rules',
  summary: 'What a promoter takes off the receipts of a statement, in its order',
  params: promoterParams,
  response: { kind: 'json', schema: SettlementRuleList },
  errors: ['NOT_FOUND'],
  reads: ['settlement'],
});

export const createSettlementRule = endpoint({
  ...write,
  ...ofPromoter,
  id: 'createSettlementRule',
  method: 'POST',
  path: '/promoters/{code}/settlement-rules',
  summary: 'Take something more off the receipts of statements to come',
  params: promoterParams,
  body: CreateSettlementRule,
  response: { kind: 'json', schema: SettlementRule },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  stale,
  example: { name: 'Venue share', kind: 'share-of-gross', basisPoints: 1250, currency: 'GBP' },
});

export const updateSettlementRule = endpoint({
  ...write,
  ...ofPromoter,
  id: 'updateSettlementRule',
  method: 'PATCH',
  path: '/promoters/{code}/settlement-rules/{settlementRuleId}',
  summary: 'Change what is taken off the receipts of statements to come; agreed ones stay as they are',
  params: ruleParams,
  body: UpdateSettlementRule,
  response: { kind: 'json', schema: SettlementRule },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN'],
  stale,
  example: { basisPoints: 1000 },
});

export const removeSettlementRule = endpoint({
  ...write,
  ...ofPromoter,
  id: 'removeSettlementRule',
  method: 'DELETE',
  path: '/promoters/{code}/settlement-rules/{settlementRuleId}',
  summary: 'Delete a rule; agreed statements keep its lines',
  params: ruleParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE'],
  stale,
});
