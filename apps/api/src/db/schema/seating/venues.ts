import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from '../ground/columns.ts';

export const venues = pgTable(
  'venues',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    sourceVenueId: id('source_venue_id'),
    name: text('name').notNull(),
    address: text('address').notNull(),
    town: text('town').notNull(),
    postcode: text('postcode').notNull(),
    countryCode: text('country_code').notNull(),
    timeZone: text('time_zone').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    nameKey: keyText('name_key').notNull(),
    townKey: keyText('town_key').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('venues_name').on(t.promoterId, t.nameKey, t.townKey, t.countryCode),
    index('venues_town').on(t.promoterId, t.townKey, t.nameKey),
    index('venues_source').on(t.promoterId, t.sourceVenueId),
  ],
);

/** The words of name and town that a venue is found by, normalised. A search is a range over this index. */
export const venueWords = pgTable(
  'venue_words',
  { promoterId: promoterId(), word: keyText('word').notNull(), venueId: id('venue_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.word, t.venueId] }),
    uniqueIndex('venue_words_of_venue').on(t.promoterId, t.venueId, t.word),
  ],
);
