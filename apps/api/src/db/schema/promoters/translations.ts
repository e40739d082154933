import type { TranslationText } from '@parterre/contract/translations';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, promoterId } from '../ground/columns.ts';

/** Texts of the console that a promoter has replaced. */
export const translations = pgTable(
  'translations',
  {
    promoterId: promoterId(),
    catalogue: text('catalogue').notNull(),
    /** Includes the plural form. */
    key: text('key').notNull(),
    language: text('language').$type<TranslationText['language']>().notNull(),
    /** null once the text was reset. The row stays, so that no revision is used twice. */
    text: text('text'),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.catalogue, t.key, t.language] })],
);
