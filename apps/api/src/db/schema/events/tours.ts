import type { TextByCulture } from '@parterre/contract/wire/values';
import { boolean, index, integer, jsonb, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from '../ground/columns.ts';
import { outdatedTexts } from '../ground/texts.ts';

/** Shows that belong together: a run, a season, a tour. */
export const tours = pgTable(
  'tours',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: jsonb('name').$type<TextByCulture>().notNull(),
    description: jsonb('description').$type<TextByCulture>().notNull(),
    outdatedTexts: outdatedTexts(),
    nameKey: keyText('name_key').notNull(),
    artistCampaignId: id('artist_campaign_id'),
    performingArtistIds: jsonb('performing_artist_ids').$type<number[]>().notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('tours_name').on(t.promoterId, t.nameKey),
    index('tours_campaign').on(t.promoterId, t.artistCampaignId),
  ],
);

/** Plans that a show of the tour may use at any venue (spec §5). At most one is the default. */
export const tourPlans = pgTable(
  'tour_plans',
  {
    promoterId: promoterId(),
    tourId: id('tour_id').notNull(),
    planId: id('plan_id').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.tourId, t.planId] }),
    index('tour_plans_plan').on(t.promoterId, t.planId),
  ],
);

export const tourWords = pgTable(
  'tour_words',
  { promoterId: promoterId(), word: keyText('word').notNull(), tourId: id('tour_id').notNull() },
  (t) => [primaryKey({ columns: [t.promoterId, t.word, t.tourId] }), index('tour_words_of').on(t.promoterId, t.tourId)],
);
