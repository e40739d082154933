import { z } from 'zod';
import { AUDIT_YEARS } from '../choices/audit-choices.ts';
import { LIMITS } from '../choices/limits.ts';
import { BRAND_NAMES } from '../wire/brands.ts';
import { endpoint } from '../wire/endpoint.ts';
import { FEATURES } from '../wire/permissions.ts';
import {
  AmountMinor,
  CountryCode,
  CultureCode,
  Id,
  idParam,
  KnownCurrency,
  PromoterCode,
  Revision,
  requiredText,
  TextByCulture,
  textByCulture,
  wholeNumber,
} from '../wire/values.ts';

export const Promoter = z
  .strictObject({
    /** The numeric id that the console's `promoter` cookie stores. */
    id: Id,
    code: z.string(),
    name: z.string(),
    /** The brand of its e-mails and files; null for that of the deployment. */
    brand: z.enum(BRAND_NAMES).nullable(),
    defaultCulture: z.string(),
    cultures: z.array(z.string()),
    currency: z.string(),
    countryCode: z.string(),
    timeZone: z.string(),
    /** Hosts that short links may lead to, besides those of the partner sites. */
    linkHosts: z.array(z.string()),
    /** Audit entries are deleted after this many years; null keeps them for ever. */
    auditYears: z.int().nullable(),
    /** True if users without a second factor must set one up at their next sign-in, before anything else. */
    demandsSecondFactor: z.boolean(),
    /** The feature areas that are closed for every user here, owners included. */
    closedFeatures: z.array(z.enum(FEATURES)),
    /** Gives read access to the promoter's own texts of the console, and to nothing else. */
    translationToken: z.string(),
    revision: Revision,
  })
  .meta({ id: 'Promoter' });
export type Promoter = z.infer<typeof Promoter>;
export const PromoterList = z.strictObject({ items: z.array(Promoter) }).meta({ id: 'PromoterList' });

export const TaxRate = z
  .strictObject({
    taxRateId: Id,
    name: z.string(),
    /** Hundredths of a percent: 2000 is 20 %. The tax is included in prices. */
    rateBasisPoints: z.int(),
    isDefault: z.boolean(),
    revision: Revision,
  })
  .meta({ id: 'TaxRate' });
export const TaxRateList = z.strictObject({ items: z.array(TaxRate) }).meta({ id: 'TaxRateList' });

const promoterParams = z.strictObject({ code: PromoterCode });
const read = { base: 'main', method: 'GET', scope: 'event-config.promoter_read' } as const;

export const listPromoters = endpoint({
  ...read,
  id: 'listPromoters',
  path: '/promoters',
  summary: 'Promoters the caller works for',
  response: { kind: 'json', schema: PromoterList },
  permission: null,
  tenant: { from: 'actor' },
  errors: [],
  reads: ['promoter'],
});

export const getPromoter = endpoint({
  ...read,
  id: 'getPromoter',
  path: '/promoters/{code}',
  summary: 'One promoter',
  params: promoterParams,
  response: { kind: 'json', schema: Promoter },
  permission: 'show:read',
  tenant: { from: 'promoter', at: 'params.code' },
  errors: ['NOT_FOUND'],
  reads: ['promoter'],
});

export const listTaxRates = endpoint({
  ...read,
  id: 'listTaxRates',
  path: '/promoters/{code}/tax-rates',
  summary: 'Tax rates of a promoter',
  params: promoterParams,
  response: { kind: 'json', schema: TaxRateList },
  permission: 'show:read',
  tenant: { from: 'promoter', at: 'params.code' },
  errors: ['NOT_FOUND'],
  reads: ['promoter'],
});

export const Postage = z
  .strictObject({
    postageId: Id,
    name: TextByCulture,
    amountMinor: z.int(),
    currency: z.string(),
    /** ISO 3166-1 alpha-2 codes of the countries that the postage covers; empty for all countries. */
    countryCodes: z.array(z.string()),
    isDefault: z.boolean(),
    revision: Revision,
  })
  .meta({ id: 'Postage' });
export type Postage = z.infer<typeof Postage>;
export const PostageList = z.strictObject({ items: z.array(Postage) }).meta({ id: 'PostageList' });

export const listPostages = endpoint({
  ...read,
  id: 'listPostages',
  path: '/promoters/{code}/postages',
  summary: 'Ways a promoter sends its orders, with their prices',
  params: promoterParams,
  response: { kind: 'json', schema: PostageList },
  permission: 'show:read',
  tenant: { from: 'promoter', at: 'params.code' },
  errors: ['NOT_FOUND'],
  reads: ['promoter'],
});

/** A host name without scheme, port or path. */
const Host = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.host)
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'host')
  .meta({ example: 'tickets.harbour-hall.example' });

const write = {
  base: 'main',
  scope: 'event-config.manage',
  permission: 'promoter:write',
  tenant: { from: 'promoter', at: 'params.code' },
  stale: ['promoter', 'short-url'],
} as const;

export const updatePromoter = endpoint({
  ...write,
  id: 'updatePromoter',
  method: 'PATCH',
  path: '/promoters/{code}',
  summary:
    'Change the name of a promoter, its brand, its languages, where its short links may lead, how long its audit is kept and what is closed',
  params: promoterParams,
  body: z
    .strictObject({
      name: requiredText(LIMITS.promoter.name),
      brand: z.enum(BRAND_NAMES).nullable(),
      defaultCulture: CultureCode,
      cultures: z.array(CultureCode).min(1).max(LIMITS.promoter.cultures),
      linkHosts: z.array(Host).max(LIMITS.promoter.linkHosts),
      auditYears: z.literal([...AUDIT_YEARS], 'Must be one of the years that are offered').nullable(),
      demandsSecondFactor: z.boolean(),
      closedFeatures: z.array(z.enum(FEATURES)).max(FEATURES.length, 'tooMany'),
    })
    .partial()
    .meta({ id: 'UpdatePromoter' }),
  response: { kind: 'json', schema: Promoter },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN'],
  example: { linkHosts: ['tickets.harbour-hall.example'] },
});

const taxRateFields = {
  name: requiredText(LIMITS.taxRate.name),
  rateBasisPoints: wholeNumber(0, LIMITS.rate.basisPoints),
  isDefault: z.boolean(),
};
const taxRateParams = z.strictObject({ code: PromoterCode, taxRateId: idParam });

export const createTaxRate = endpoint({
  ...write,
  id: 'createTaxRate',
  method: 'POST',
  path: '/promoters/{code}/tax-rates',
  summary: 'Create a tax rate; the default one is filled in for new tickets',
  params: promoterParams,
  body: z.strictObject({ ...taxRateFields, isDefault: z.boolean().default(false) }).meta({ id: 'CreateTaxRate' }),
  response: { kind: 'json', schema: TaxRate },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  example: { name: 'VAT 20 %', rateBasisPoints: 2000 },
});

export const updateTaxRate = endpoint({
  ...write,
  id: 'updateTaxRate',
  method: 'PATCH',
  path: '/promoters/{code}/tax-rates/{taxRateId}',
  summary: 'Change a tax rate; sold items keep the tax they had',
  params: taxRateParams,
  body: z.strictObject(taxRateFields).partial().meta({ id: 'UpdateTaxRate' }),
  response: { kind: 'json', schema: TaxRate },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN'],
  example: { isDefault: true },
});

export const removeTaxRate = endpoint({
  ...write,
  id: 'removeTaxRate',
  method: 'DELETE',
  path: '/promoters/{code}/tax-rates/{taxRateId}',
  summary: 'Delete a tax rate; refused with the count while tickets use it',
  params: taxRateParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'IN_USE'],
});

const postageFields = {
  name: textByCulture(LIMITS.postage.name),
  amountMinor: AmountMinor,
  currency: KnownCurrency,
  countryCodes: z.array(CountryCode).max(LIMITS.postage.countries),
  isDefault: z.boolean(),
};
const postageParams = z.strictObject({ code: PromoterCode, postageId: idParam });

export const createPostage = endpoint({
  ...write,
  id: 'createPostage',
  method: 'POST',
  path: '/promoters/{code}/postages',
  summary: 'Create a way to send orders',
  params: promoterParams,
  body: z
    .strictObject({
      ...postageFields,
      countryCodes: postageFields.countryCodes.default([]),
      isDefault: z.boolean().default(false),
    })
    .meta({ id: 'CreatePostage' }),
  response: { kind: 'json', schema: Postage },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND'],
  example: { name: { 'en-GB': 'Royal Mail Special Delivery' }, amountMinor: 895, currency: 'GBP' },
});

export const updatePostage = endpoint({
  ...write,
  id: 'updatePostage',
  method: 'PATCH',
  path: '/promoters/{code}/postages/{postageId}',
  summary: 'Change a way to send orders',
  params: postageParams,
  body: z.strictObject(postageFields).partial().meta({ id: 'UpdatePostage' }),
  response: { kind: 'json', schema: Postage },
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  example: { amountMinor: 950 },
});

export const removePostage = endpoint({
  ...write,
  id: 'removePostage',
  method: 'DELETE',
  path: '/promoters/{code}/postages/{postageId}',
  summary: 'Delete a way to send orders',
  params: postageParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE'],
});
