import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { keyText } from '../ground/columns.ts';

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
/**
 * Other companies' sites that sell tickets too. Endpoints and pages call them regions, as the specification does (spec
 * §3).
 */
export const partnerSites = pgTable('partner_sites', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  partnerSiteId: text('partner_site_id').notNull().unique(),
  /** The host of the site; empty when it has none. */
  host: text('host').notNull().default(''),
});
export const itemTypes = pgTable('item_types', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: jsonb('name').$type<Record<string, string>>().notNull(),
});
/** Performing artists, shared by all promoters. Any promoter may add a name, and none may change one. */
export const performingArtists = pgTable(
  'performing_artists',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    nameKey: keyText('name_key').notNull(),
  },
  (t) => [uniqueIndex('performing_artists_name').on(t.nameKey)],
);
export const performingArtistWords = pgTable(
  'performing_artist_words',
  { word: keyText('word').notNull(), performingArtistId: integer('performing_artist_id').notNull() },
  (t) => [primaryKey({ columns: [t.word, t.performingArtistId] })],
);
