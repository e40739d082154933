import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, PromoterCode } from './values.ts';

export const Promoter = z
  .strictObject({
    /** The number the console's `promoter` cookie holds. */
    id: Id,
    code: z.string(),
    name: z.string(),
    defaultCulture: z.string(),
    cultures: z.array(z.string()),
    currency: z.string(),
    countryCode: z.string(),
    timeZone: z.string(),
  })
  .meta({ id: 'Promoter' });
export type Promoter = z.infer<typeof Promoter>;
export const PromoterList = z.strictObject({ items: z.array(Promoter) }).meta({ id: 'PromoterList' });

export const TaxRate = z
  .strictObject({
    taxRateId: Id,
    name: z.string(),
    /** Hundredths of a percent: 2000 is 20 %. Included in the price. */
    rateBasisPoints: z.int(),
    isDefault: z.boolean(),
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
