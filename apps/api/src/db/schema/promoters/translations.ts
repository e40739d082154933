import type { TranslationText } from '@parterre/contract/translations';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, promoterId } from '../ground/columns.ts';

/** Texts of the console that a promoter says otherwise. */
export const translations = pgTable(
  'translations',
  {
    promoterId: promoterId(),
    catalogue: text('catalogue').notNull(),
    /** With the form of a plural. */
    key: text('key').notNull(),
    language: text('language').$type<TranslationText['language']>().notNull(),
    /** Null once it was taken back: the row stays, so that no revision comes twice. */
    text: text('text'),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.catalogue, t.key, t.language] })],
);
