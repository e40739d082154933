import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import {
  OFFER_BATCH_MAX,
  OFFER_CODE_FORM,
  OFFER_CODE_RANDOM,
  OFFER_EFFECTS,
  OFFER_IMPORT_COLUMNS,
  OFFER_SORTS,
  OFFER_STATUSES,
} from '../choices/offer-code-choices.ts';
import { AMOUNT_MINOR_MAX } from '../money/currencies.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery, sortQuery } from '../wire/paging.ts';
import { columnQuery, TablePreview } from '../wire/table-file.ts';
import {
  CHOICE_MESSAGE,
  Id,
  Instant,
  idParam,
  LocalDateTime,
  optionalText,
  Revision,
  ShowCode,
  wholeNumber,
} from '../wire/values.ts';
import { priceGroupParams } from './price-groups.ts';
import { showParams, showRead, showWrite } from './shows/show.ts';

export const OFFER_IMPORT_BYTES_MAX = 20 * 1024 * 1024;
export const OFFER_IMPORT_ROWS_MAX = 200_000;
export const OFFER_IMPORT_PROBLEMS_MAX = 1000;

/** Stored in upper case; it may contain letters, digits, hyphen, underscore and dot. */
export const OfferCodeText = z
  .string('required')
  .trim()
  .normalize('NFC')
  .min(1, { error: 'required', abort: true })
  // Applied before its length is checked, because ß becomes two letters.
  .toUpperCase()
  .max(LIMITS.offerCode.code, 'maxLength')
  .regex(OFFER_CODE_FORM, 'codeCharacters')
  .meta({ example: 'FRIENDS-25' });

export const OfferCode = z
  .strictObject({
    offerCodeId: Id,
    priceGroupId: Id,
    code: z.string(),
    tag: z.string(),
    effect: z.enum(OFFER_EFFECTS),
    /**
     * Minor units for `set-price` and `subtract`, hundredths of a percent for `percentage` (2500 is 25 %), 0 for
     * `none`.
     */
    value: z.int(),
    /** The price types that the code applies to and, with visibility `code`, reveals; empty for all of the group. */
    priceTypeIds: z.array(Id),
    validFromLocal: z.string().nullable(),
    validUntilLocal: z.string().nullable(),
    mostUses: z.int().nullable(),
    mostPerOrder: z.int().nullable(),
    mostPerCustomer: z.int().nullable(),
    /**
     * The code sells seats of this hold that have one of its price types, even if the hold allows no sales; null opens
     * no hold.
     */
    holdId: Id.nullable(),
    /** Places of the code's one unseated price type that only the code sells; its uses are counted against them. */
    reservedPlaces: z.int(),
    isDisabled: z.boolean(),
    comment: z.string(),
    status: z.enum(OFFER_STATUSES),
    /**
     * `orders` and `tickets` used the code; `inBaskets` counts open baskets that hold a use; `discountMinor` is in
     * minor units.
     */
    usage: z.strictObject({ orders: z.int(), tickets: z.int(), inBaskets: z.int(), discountMinor: z.int() }),
    createdAt: Instant,
    createdBy: z.string(),
    revision: Revision,
  })
  .meta({ id: 'OfferCode' });
export type OfferCode = z.infer<typeof OfferCode>;
export const OfferCodePage = pageOf('OfferCodePage', OfferCode);

const ruleFields = {
  tag: optionalText(LIMITS.offerCode.tag),
  effect: z.enum(OFFER_EFFECTS),
  value: wholeNumber(0, AMOUNT_MINOR_MAX),
  priceTypeIds: z.array(Id).max(LIMITS.offerCode.priceTypes),
  validFromLocal: LocalDateTime.nullable(),
  validUntilLocal: LocalDateTime.nullable(),
  mostUses: wholeNumber(1, LIMITS.offerCode.uses).nullable(),
  mostPerOrder: wholeNumber(1, LIMITS.offerCode.perOrder).nullable(),
  mostPerCustomer: wholeNumber(1, LIMITS.offerCode.perCustomer).nullable(),
  holdId: Id.nullable(),
  reservedPlaces: wholeNumber(0, LIMITS.offerCode.places),
  isDisabled: z.boolean(),
  comment: optionalText(LIMITS.offerCode.comment),
};
const newRules = {
  tag: ruleFields.tag.default(''),
  effect: ruleFields.effect.default('none'),
  value: ruleFields.value.default(0),
  priceTypeIds: ruleFields.priceTypeIds.default([]),
  validFromLocal: ruleFields.validFromLocal.default(null),
  validUntilLocal: ruleFields.validUntilLocal.default(null),
  mostUses: ruleFields.mostUses.default(null),
  mostPerOrder: ruleFields.mostPerOrder.default(null),
  mostPerCustomer: ruleFields.mostPerCustomer.default(null),
  holdId: ruleFields.holdId.default(null),
  reservedPlaces: ruleFields.reservedPlaces.default(0),
  isDisabled: ruleFields.isDisabled.default(false),
  comment: ruleFields.comment.default(''),
};
/** Refuses a discount of zero and a percentage of more than 100. */
const fittingValues = [
  { properties: { effect: { const: 'none' }, value: { const: 0 } } },
  { required: ['effect'], properties: { effect: { const: 'set-price' } } },
  {
    required: ['effect', 'value'],
    properties: { effect: { const: 'subtract' }, value: { type: 'integer', minimum: 1 } },
  },
  {
    required: ['effect', 'value'],
    properties: {
      effect: { const: 'percentage' },
      value: { type: 'integer', minimum: 1, maximum: LIMITS.rate.basisPoints },
    },
  },
];
export const CreateOfferCode = z
  .strictObject({ code: OfferCodeText, ...newRules })
  .meta({ id: 'CreateOfferCode', anyOf: fittingValues });
export const UpdateOfferCode = z
  .strictObject({ code: OfferCodeText, ...ruleFields })
  .partial()
  .meta({ id: 'UpdateOfferCode' });
export const CreateOfferCodeBatch = z
  .strictObject({
    ...newRules,
    prefix: z
      .string()
      .trim()
      .normalize('NFC')
      .toUpperCase()
      .max(LIMITS.offerCode.prefix, 'maxLength')
      .regex(/^([\p{L}\p{N}][\p{L}\p{N}._-]*)?$/u, 'codeCharacters')
      .default(''),
    count: wholeNumber(1, OFFER_BATCH_MAX),
    /** The number of random characters after the prefix. */
    length: wholeNumber(OFFER_CODE_RANDOM.min, OFFER_CODE_RANDOM.max).default(OFFER_CODE_RANDOM.default),
  })
  .meta({ id: 'CreateOfferCodeBatch', anyOf: fittingValues });
export const OfferCodeBatch = z
  .strictObject({ tag: z.string(), created: z.int(), /** The first 20. */ codes: z.array(z.string()) })
  .meta({ id: 'OfferCodeBatch' });

export const OfferImportQuery = z.strictObject({
  ...columnQuery(OFFER_IMPORT_COLUMNS),
  existing: z.enum(['update', 'skip']).default('skip'),
});
export const OFFER_IMPORT_REASONS = [
  'required',
  'code-form',
  'max-length',
  'unstorable',
  'duplicate-row',
  'unknown-effect',
  'not-a-number',
  'whole',
  'precision',
  'min',
  'max',
  'not-a-date',
  'clock-gap',
  'ends-before-start',
  'other-group',
  'too-many-cells',
] as const;
export const OfferImportProblem = z.strictObject({
  /** The row in the file, from 1; the header is row 1. */
  row: z.int(),
  /** The code as written in the file, before it is normalised. */
  code: z.string(),
  /** The column of the fault; `row` if the fault concerns no single column. */
  column: z.enum([...OFFER_IMPORT_COLUMNS, 'row']),
  reason: z.enum(OFFER_IMPORT_REASONS),
  message: z.string(),
  /** The values named in `message`: `maxLength`, `minNumber`, `maxNumber`, `precision`, `firstRow`, `suggestion`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type OfferImportProblem = z.infer<typeof OfferImportProblem>;
const importCounts = {
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int(),
  failed: z.int(),
  /** At most OFFER_IMPORT_PROBLEMS_MAX, those of the first rows. */
  problems: z.array(OfferImportProblem),
};
export const OfferImportPreview = z
  .strictObject({
    ...importCounts,
    /** Explains why no row could be read if the column `code` is missing. */
    table: TablePreview,
    /** The first rows, with the values that an import would store. */
    sample: z.array(
      z.strictObject({
        row: z.int(),
        code: z.string(),
        tag: z.string(),
        effect: z.string(),
        value: z.int(),
        result: z.enum(['created', 'updated', 'skipped']),
      }),
    ),
  })
  .meta({ id: 'OfferImportPreview' });
export type OfferImportPreview = z.infer<typeof OfferImportPreview>;
export const OfferImportResult = z.strictObject(importCounts).meta({ id: 'OfferImportResult' });
export type OfferImportResult = z.infer<typeof OfferImportResult>;

const params = z.strictObject({ showCode: ShowCode, priceGroupId: idParam, offerCodeId: idParam });
const write = showWrite('offer:write');
const stale = ['offer-code', 'price-group', 'price', 'history'] as const;
const listQuery = {
  /** Matches the start of a code or of a tag. */
  searchTerm: optionalText(LIMITS.searchTerm).optional(),
  status: z.enum(OFFER_STATUSES, CHOICE_MESSAGE).optional(),
  ...sortQuery(OFFER_SORTS),
  ...pageQuery,
};

export const listOfferCodes = endpoint({
  ...showRead,
  id: 'listOfferCodes',
  method: 'GET',
  path: '/shows/{showCode}/price-groups/{priceGroupId}/offer-codes',
  summary: 'Offer codes of a ticket group with their usage',
  params: priceGroupParams,
  query: z.strictObject(listQuery),
  response: { kind: 'json', schema: OfferCodePage },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['offer-code'],
});

export const listShowOfferCodes = endpoint({
  ...showRead,
  id: 'listShowOfferCodes',
  method: 'GET',
  path: '/shows/{showCode}/offer-codes',
  summary: 'Offer codes of all ticket groups of an event',
  params: showParams,
  query: z.strictObject({ priceGroupId: idParam.optional(), ...listQuery }),
  response: { kind: 'json', schema: OfferCodePage },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['offer-code'],
});

export const getShowOfferCode = endpoint({
  ...showRead,
  id: 'getShowOfferCode',
  method: 'GET',
  path: '/shows/{showCode}/offer-codes/{offerCodeId}',
  summary: 'One offer code of an event with its usage',
  params: z.strictObject({ showCode: ShowCode, offerCodeId: idParam }),
  response: { kind: 'json', schema: OfferCode },
  errors: ['NOT_FOUND'],
  reads: ['offer-code'],
});

export const createOfferCode = endpoint({
  ...write,
  id: 'createOfferCode',
  method: 'POST',
  path: '/shows/{showCode}/price-groups/{priceGroupId}/offer-codes',
  summary: 'Create an offer code',
  params: priceGroupParams,
  body: CreateOfferCode,
  response: { kind: 'json', schema: OfferCode },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN', 'TIME_IN_GAP', 'NOT_ENOUGH_LEFT'],
  stale,
  example: { code: 'FRIENDS-25', effect: 'percentage', value: 2500 },
});

export const createOfferCodeBatch = endpoint({
  ...write,
  id: 'createOfferCodeBatch',
  method: 'POST',
  path: '/shows/{showCode}/price-groups/{priceGroupId}/offer-code-batches',
  summary: 'Make many unguessable codes with the same rules',
  params: priceGroupParams,
  body: CreateOfferCodeBatch,
  response: { kind: 'json', schema: OfferCodeBatch },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'TIME_IN_GAP', 'NOT_ENOUGH_LEFT'],
  stale,
  example: { prefix: 'PRESS-', count: 20, effect: 'set-price', value: 0, mostUses: 1 },
});

export const updateOfferCode = endpoint({
  ...write,
  id: 'updateOfferCode',
  method: 'PATCH',
  path: '/shows/{showCode}/price-groups/{priceGroupId}/offer-codes/{offerCodeId}',
  summary: 'Change an offer code; orders that used it keep what they paid',
  params,
  body: UpdateOfferCode,
  response: { kind: 'json', schema: OfferCode },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'TIME_IN_GAP', 'IN_USE', 'NOT_ENOUGH_LEFT'],
  stale,
  example: { isDisabled: true },
});

export const removeOfferCode = endpoint({
  ...write,
  id: 'removeOfferCode',
  method: 'DELETE',
  path: '/shows/{showCode}/price-groups/{priceGroupId}/offer-codes/{offerCodeId}',
  summary: 'Delete an offer code; one that was used is disabled instead',
  params,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE'],
  stale,
});

const importParts = {
  params: priceGroupParams,
  query: OfferImportQuery,
  upload: { maxBytes: OFFER_IMPORT_BYTES_MAX },
} as const;

export const previewOfferCodes = endpoint({
  ...write,
  ...importParts,
  id: 'previewOfferCodes',
  method: 'POST',
  path: '/shows/{showCode}/price-groups/{priceGroupId}/offer-code-previews',
  summary: 'Read a CSV file of offer codes and say what an import would do; nothing is stored',
  response: { kind: 'json', schema: OfferImportPreview },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE'],
  readOnly: true,
});

export const importOfferCodes = endpoint({
  ...write,
  ...importParts,
  id: 'importOfferCodes',
  method: 'POST',
  path: '/shows/{showCode}/price-groups/{priceGroupId}/import-offer-codes',
  summary: 'Import offer codes from a CSV file; answers what became of the rows',
  response: { kind: 'json', schema: OfferImportResult },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'NOT_ENOUGH_LEFT'],
  stale,
});
