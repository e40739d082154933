import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from '../ground/columns.ts';

/**
 * Slugs over all promoters, because a slug is looked up before its promoter is known. Rows outlive their link until
 * `freeFrom`.
 */
export const shortUrlSlugs = pgTable('short_url_slugs', {
  slug: keyText('slug').primaryKey(),
  promoterId: promoterId(),
  shortUrlId: id('short_url_id').notNull(),
  freeFrom: instant('free_from'),
});

export const shortUrls = pgTable(
  'short_urls',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    targetUrl: text('target_url').notNull(),
    isActive: boolean('is_active').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('short_urls_show').on(t.promoterId, t.showId)],
);

/** Visits by people per local day. `part` is random, so that visitors do not wait for each other on one row. */
export const shortUrlVisits = pgTable(
  'short_url_visits',
  {
    promoterId: promoterId(),
    shortUrlId: id('short_url_id').notNull(),
    visitedOn: date('visited_on', { mode: 'string' }).notNull(),
    part: integer('part').notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.shortUrlId, t.visitedOn, t.part] })],
);
