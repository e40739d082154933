import type { TextByCulture } from '@parterre/contract/wire/values';
import { index, integer, jsonb, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from '../ground/columns.ts';
import { outdatedTexts } from '../ground/texts.ts';

/** The campaign an artist is sold under: texts and pictures for any number of tours and shows. */
export const artistCampaigns = pgTable(
  'artist_campaigns',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: jsonb('name').$type<TextByCulture>().notNull(),
    description: jsonb('description').$type<TextByCulture>().notNull(),
    outdatedTexts: outdatedTexts(),
    nameKey: keyText('name_key').notNull(),
    performingArtistIds: jsonb('performing_artist_ids').$type<number[]>().notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('artist_campaigns_name').on(t.promoterId, t.nameKey),
  ],
);

export const artistCampaignWords = pgTable(
  'artist_campaign_words',
  { promoterId: promoterId(), word: keyText('word').notNull(), artistCampaignId: id('artist_campaign_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.word, t.artistCampaignId] }),
    index('artist_campaign_words_of').on(t.promoterId, t.artistCampaignId),
  ],
);
