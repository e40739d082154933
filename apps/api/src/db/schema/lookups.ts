import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: integer('id').primaryKey(),
  name: jsonb('name').$type<Record<string, string>>().notNull(),
});
export const statusCodes = pgTable('status_codes', {
  code: integer('code').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<'standard' | 'comp'>().notNull(),
});
export const cultures = pgTable('cultures', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  nativeName: text('native_name').notNull(),
});
export const countries = pgTable('countries', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  timeZones: jsonb('time_zones').$type<string[]>().notNull(),
});
/** Partner sites, shown as regions. */
export const partnerSites = pgTable('partner_sites', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  partnerSiteId: text('partner_site_id').notNull().unique(),
});
