import type { Seating, SeatPicker, ShowStatus } from '@parterre/contract/shows/show';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { id, instant, keyText, promoterId, wallTime } from '../ground/columns.ts';
import { outdatedTexts } from '../ground/texts.ts';

/** Show codes over all promoters, because a code is looked up before its promoter is known. */
export const showCodes = pgTable('show_codes', {
  showCode: text('show_code').primaryKey(),
  promoterId: promoterId(),
  showId: id('show_id').notNull(),
});

export const shows = pgTable(
  'shows',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showCode: text('show_code').notNull().unique(),
    name: jsonb('name').$type<TextByCulture>().notNull(),
    description: jsonb('description').$type<TextByCulture>().notNull(),
    terms: jsonb('terms').$type<TextByCulture>().notNull().default({}),
    outdatedTexts: outdatedTexts(),
    /** The normalised name in the promoter's default language, for sorting. */
    sortKey: keyText('sort_key').notNull(),
    venueId: id('venue_id').notNull(),
    venueKey: keyText('venue_key').notNull(),
    categoryId: integer('category_id'),
    tourId: id('tour_id'),
    artistCampaignId: id('artist_campaign_id'),
    performingArtistIds: jsonb('performing_artist_ids').$type<number[]>().notNull().default([]),
    /** The partner sites that sell the show; empty for all. */
    partnerSiteIds: jsonb('partner_site_ids').$type<number[]>().notNull().default([]),
    /** null for the default settings. */
    seatPicker: jsonb('seat_picker').$type<SeatPicker>(),
    status: text('status').$type<ShowStatus>().notNull(),
    seating: text('seating').$type<z.infer<typeof Seating>>().notNull(),
    startsAtLocal: wallTime('starts_at_local').notNull(),
    timeZone: text('time_zone').notNull(),
    startsAt: instant('starts_at').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    doorsAtLocal: wallTime('doors_at_local'),
    endsAtLocal: wallTime('ends_at_local'),
    onSaleAtLocal: wallTime('on_sale_at_local'),
    offSaleAtLocal: wallTime('off_sale_at_local'),
    onSaleAt: instant('on_sale_at'),
    offSaleAt: instant('off_sale_at'),
    currency: text('currency').notNull(),
    defaultCulture: text('default_culture').notNull(),
    planId: id('plan_id'),
    planVersionId: id('plan_version_id'),
    /** Seats of the plan and places of unseated price types. */
    capacity: integer('capacity').notNull().default(0),
    /** Set by the first order and never reset. From then on the plan and the currency are fixed. */
    hasOrders: boolean('has_orders').notNull().default(false),
    /** The last ordinals that were given to a price type and to a hold. They are never reused. */
    lastPriceOrdinal: integer('last_price_ordinal').notNull().default(0),
    lastHoldOrdinal: integer('last_hold_ordinal').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('shows_by_start').on(t.promoterId, t.startsAt, t.id),
    index('shows_by_day').on(t.promoterId, t.startsOn),
    index('shows_by_name').on(t.promoterId, t.sortKey, t.id),
    index('shows_by_venue_name').on(t.promoterId, t.venueKey, t.id),
    index('shows_by_venue').on(t.promoterId, t.venueId, t.startsAt),
    index('shows_by_tour').on(t.promoterId, t.tourId, t.startsAt),
    index('shows_by_campaign').on(t.promoterId, t.artistCampaignId, t.startsAt),
  ],
);

/** The words that a show is found by, normalised. A search is a range over this index. */
export const showWords = pgTable(
  'show_words',
  { promoterId: promoterId(), word: keyText('word').notNull(), showId: id('show_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.word, t.showId] }),
    uniqueIndex('show_words_of_show').on(t.promoterId, t.showId, t.word),
  ],
);
