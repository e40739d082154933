import type { TextByCulture } from '@parterre/contract/wire/values';
import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';
import { outdatedTexts } from '../ground/texts.ts';

export const priceGroups = pgTable(
  'price_groups',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    showId: id('show_id').notNull(),
    name: jsonb('name').$type<TextByCulture>().notNull(),
    outdatedTexts: outdatedTexts(),
    displayOrder: integer('display_order').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('price_groups_show').on(t.promoterId, t.showId, t.displayOrder),
  ],
);
