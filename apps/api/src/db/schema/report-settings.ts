import type { ReportColumnSet } from '@parterre/contract/report-settings';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from './ground/columns.ts';

/** Columns of a report under a name, of one user or shared by them with everybody at the promoter. */
export const reportColumnSets = pgTable(
  'report_column_sets',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    report: text('report').$type<ReportColumnSet['report']>().notNull(),
    name: text('name').notNull(),
    nameKey: keyText('name_key').notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: instant('created_at').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    uniqueIndex('report_column_sets_name').on(t.promoterId, t.userId, t.report, t.nameKey),
    index('report_column_sets_list').on(t.promoterId, t.nameKey, t.id),
  ],
);
