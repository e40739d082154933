import type * as endpoints from '@parterre/contract/lookups';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { categories, countries, cultures, itemTypes, partnerSites, statusCodes } from '../../db/schema/lookups.ts';
import { toSearchKey } from '../search-key.ts';

/** spec §9: the language everything falls back to. */
const DEFAULT_CULTURE = 'en-GB';

/** Genres an event can have. */
export async function listCategories(ctx: Context): Promise<AnswerOf<typeof endpoints.listCategories>> {
  const items = await ctx.db
    .select({ categoryId: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id));
  return { items };
}

/** Status codes of tickets. */
export async function listStatusCodes(ctx: Context): Promise<AnswerOf<typeof endpoints.listStatusCodes>> {
  return { items: await ctx.db.select().from(statusCodes).orderBy(asc(statusCodes.code)) };
}

/** Languages texts can be written in, the default first. */
export async function listCultures(ctx: Context): Promise<AnswerOf<typeof endpoints.listCultures>> {
  const items = await ctx.db
    .select()
    .from(cultures)
    .orderBy(sql`${eq(cultures.code, DEFAULT_CULTURE)} desc`, asc(cultures.code));
  return { items };
}

/** Partner sites, shown as regions. */
export async function listRegions(ctx: Context): Promise<AnswerOf<typeof endpoints.listRegions>> {
  const items = await ctx.db
    .select({ id: partnerSites.id, name: partnerSites.name, partnerSiteId: partnerSites.partnerSiteId })
    .from(partnerSites)
    .orderBy(asc(partnerSites.name));
  return { items };
}

/** What a line of an order can be. */
export async function listItemTypes(ctx: Context): Promise<AnswerOf<typeof endpoints.listItemTypes>> {
  const items = await ctx.db
    .select({ itemTypeId: itemTypes.id, code: itemTypes.code, name: itemTypes.name })
    .from(itemTypes)
    .orderBy(asc(itemTypes.id));
  return { items };
}

/** Countries by name; the marks of a letter do not move it, as in `Åland Islands`. */
export async function listCountries(ctx: Context): Promise<AnswerOf<typeof endpoints.listCountries>> {
  const rows = await ctx.db
    .select({
      code: countries.code,
      name: countries.name,
      currency: countries.currency,
      timeZones: countries.timeZones,
    })
    .from(countries);
  return { items: rows.sort((a, b) => (toSearchKey(a.name) < toSearchKey(b.name) ? -1 : 1)) };
}
