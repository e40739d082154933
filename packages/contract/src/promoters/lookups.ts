import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { PRICE_KINDS } from '../choices/price-choices.ts';
import { CountryList } from '../seating/venues.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { Id, optionalText, PromoterCode, requiredText, TextByCulture } from '../wire/values.ts';

const list = <S extends z.ZodType>(id: string, item: S) => z.strictObject({ items: z.array(item) }).meta({ id });

export const CategoryList = list('CategoryList', z.strictObject({ categoryId: Id, name: TextByCulture }));
export const StatusCodeList = list(
  'StatusCodeList',
  z.strictObject({ code: z.int(), name: TextByCulture, kind: z.enum(PRICE_KINDS) }),
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

export const ItemTypeList = list(
  'ItemTypeList',
  z.strictObject({ itemTypeId: Id, code: z.string(), name: TextByCulture }),
);

export const listItemTypes = endpoint({
  ...lookup,
  id: 'listItemTypes',
  path: '/item-types',
  summary: 'What a line of an order can be',
  response: { kind: 'json', schema: ItemTypeList },
});

export const listCountries = endpoint({
  ...lookup,
  id: 'listCountries',
  path: '/countries',
  summary: 'Countries with their currency and time zones',
  response: { kind: 'json', schema: CountryList },
});

export const PerformingArtist = z
  .strictObject({ performingArtistId: Id, name: z.string() })
  .meta({ id: 'PerformingArtist' });
export type PerformingArtist = z.infer<typeof PerformingArtist>;

export const listPerformingArtists = endpoint({
  ...lookup,
  id: 'listPerformingArtists',
  path: '/performing-artists',
  summary: 'Performing artists by name; ids names those wanted',
  query: z.strictObject({
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    /** At most 100 ids, separated by commas: `4711,4712`. */
    ids: z
      .string()
      .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
      .transform((text) => text.split(',').map(Number))
      .optional(),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: pageOf('PerformingArtistPage', PerformingArtist) },
  errors: ['INVALID'],
});

export const createPerformingArtist = endpoint({
  base: 'main',
  scope: 'event-config.manage',
  permission: 'campaign:write',
  id: 'createPerformingArtist',
  method: 'POST',
  path: '/performing-artists',
  summary: 'Add a performing artist for everybody; one that is there is answered as it is',
  body: z
    .strictObject({ promoterCode: PromoterCode, name: requiredText(LIMITS.performingArtist.name) })
    .meta({ id: 'CreatePerformingArtist' }),
  response: { kind: 'json', schema: PerformingArtist },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['lookup'],
  example: { promoterCode: 'harbour-hall', name: 'The Harbour Philharmonic' },
});
