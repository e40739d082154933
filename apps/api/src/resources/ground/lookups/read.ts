import { COMP_STATUS_CODE, PAUSED_STATUS_CODE, STANDARD_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import * as endpoints from '@parterre/contract/lookups';
import { asc, eq, sql } from 'drizzle-orm';
import { categories, countries, cultures, itemTypes, partnerSites, statusCodes } from '#db/schema/promoters/lookups.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { inEveryLanguage } from '#texts/pick-language.ts';
import { verb } from '#verb.ts';

/** The language that everything falls back to (spec §9). */
const DEFAULT_CULTURE = 'en-GB';

export const listCategories = verb(endpoints.listCategories, async (ctx) => {
  const items = await ctx.db
    .select({ categoryId: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id));
  return { items };
});

export const listStatusCodes = verb(endpoints.listStatusCodes, async (ctx) => {
  const rows = await ctx.db.select().from(statusCodes).orderBy(asc(statusCodes.code));
  return {
    items: rows.map(({ name, ...row }) => ({
      ...row,
      name: STATUS_NAMES.get(row.code) ?? { [DEFAULT_CULTURE]: name },
    })),
  };
});

/** The rows have English names only. */
const STATUS_NAMES = new Map([
  [STANDARD_STATUS_CODE, inEveryLanguage(({ statusCodes: names }) => names.standard)],
  [PAUSED_STATUS_CODE, inEveryLanguage(({ statusCodes: names }) => names.paused)],
  [COMP_STATUS_CODE, inEveryLanguage(({ statusCodes: names }) => names.comp)],
]);

/** Lists the languages that texts can be written in, the default first. */
export const listCultures = verb(endpoints.listCultures, async (ctx) => {
  const items = await ctx.db
    .select()
    .from(cultures)
    .orderBy(sql`${eq(cultures.code, DEFAULT_CULTURE)} desc`, asc(cultures.code));
  return { items };
});

/** Lists partner sites by name. The specification calls them regions (spec §3). */
export const listRegions = verb(endpoints.listRegions, async (ctx) => {
  const items = await ctx.db
    .select({ id: partnerSites.id, name: partnerSites.name, partnerSiteId: partnerSites.partnerSiteId })
    .from(partnerSites)
    .orderBy(asc(partnerSites.name));
  return { items };
});

export const listItemTypes = verb(endpoints.listItemTypes, async (ctx) => {
  const items = await ctx.db
    .select({ itemTypeId: itemTypes.id, code: itemTypes.code, name: itemTypes.name })
    .from(itemTypes)
    .orderBy(asc(itemTypes.id));
  return { items };
});

/** Lists countries by name. The marks of a letter do not affect the order, as in `Åland Islands`. */
export const listCountries = verb(endpoints.listCountries, async (ctx) => {
  const rows = await ctx.db
    .select({
      code: countries.code,
      name: countries.name,
      currency: countries.currency,
      timeZones: countries.timeZones,
    })
    .from(countries);
  return { items: rows.sort((a, b) => (toSearchKey(a.name) < toSearchKey(b.name) ? -1 : 1)) };
});
