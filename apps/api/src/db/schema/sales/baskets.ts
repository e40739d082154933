import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

export const baskets = pgTable(
  'baskets',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    state: text('state').$type<'OPEN' | 'PURCHASED' | 'RELEASED'>().notNull(),
    channel: text('channel').notNull(),
    partnerSiteId: integer('partner_site_id'),
    /** The unseated lines. Seats are stored as claims. */
    quantities: jsonb('quantities').$type<{ priceTypeId: number; quantity: number }[]>().notNull(),
    offerCodeId: id('offer_code_id'),
    /** The key that opened the basket, which alone may see it; null for staff. */
    apiKeyId: id('api_key_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('baskets_show').on(t.promoterId, t.showId, t.state, t.expiresAt),
  ],
);
