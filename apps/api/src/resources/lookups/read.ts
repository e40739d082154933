import type { CategoryList, CultureList, RegionList, StatusCodeList } from '@parterre/contract/lookups';
import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { categories, cultures, partnerSites, statusCodes } from '../../db/schema/lookups.ts';

/** spec §9: the language everything falls back to. */
const DEFAULT_CULTURE = 'en-GB';

/** Genres an event can have. */
export async function listCategories(ctx: Context): Promise<z.output<typeof CategoryList>> {
  const items = await ctx.db
    .select({ categoryId: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id));
  return { items };
}

/** Status codes of tickets. */
export async function listStatusCodes(ctx: Context): Promise<z.output<typeof StatusCodeList>> {
  return { items: await ctx.db.select().from(statusCodes).orderBy(asc(statusCodes.code)) };
}

/** Languages texts can be written in, the default first. */
export async function listCultures(ctx: Context): Promise<z.output<typeof CultureList>> {
  const items = await ctx.db
    .select()
    .from(cultures)
    .orderBy(sql`${eq(cultures.code, DEFAULT_CULTURE)} desc`, asc(cultures.code));
  return { items };
}

/** Partner sites, shown as regions. */
export async function listRegions(ctx: Context): Promise<z.output<typeof RegionList>> {
  return { items: await ctx.db.select().from(partnerSites).orderBy(asc(partnerSites.name)) };
}
