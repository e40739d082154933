import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './values.ts';

const list = <S extends z.ZodType>(id: string, item: S) => z.strictObject({ items: z.array(item) }).meta({ id });

export const CategoryList = list(
  'CategoryList',
  z.strictObject({ categoryId: Id, name: z.record(z.string(), z.string()) }),
);
export const StatusCodeList = list(
  'StatusCodeList',
  z.strictObject({ code: z.int(), name: z.string(), kind: z.enum(['standard', 'comp']) }),
);
export const CultureList = list(
  'CultureList',
  z.strictObject({ code: z.string(), name: z.string(), nativeName: z.string() }),
);
export const RegionList = list('RegionList', z.strictObject({ id: Id, name: z.string(), partnerSiteId: z.string() }));

const lookup = {
  base: 'main',
  method: 'GET',
  scope: 'backstage.read',
  permission: null,
  tenant: { from: 'global' },
  errors: [],
  reads: ['lookup'],
} as const;

export const listCategories = endpoint({
  ...lookup,
  id: 'listCategories',
  path: '/categories',
  summary: 'Genres an event can have',
  response: { kind: 'json', schema: CategoryList },
});

export const listStatusCodes = endpoint({
  ...lookup,
  id: 'listStatusCodes',
  path: '/status-codes',
  summary: 'Status codes of tickets; 88 is complimentary',
  response: { kind: 'json', schema: StatusCodeList },
});

export const listCultures = endpoint({
  ...lookup,
  id: 'listCultures',
  path: '/cultures',
  summary: 'Languages texts can be written in',
  response: { kind: 'json', schema: CultureList },
});

export const listRegions = endpoint({
  ...lookup,
  id: 'listRegions',
  path: '/regions',
  summary: 'Partner sites, shown as regions',
  response: { kind: 'json', schema: RegionList },
});
