import type { ReportColumnSet, ReportDownload } from '@parterre/contract/report-settings';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, keyText, promoterId } from '../ground/columns.ts';

/** Named column sets of a report, which belong to one user or are shared with everybody at the promoter. */
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

/** Downloads of report files, kept for 30 days so that users can repeat them. The audit keeps its entry permanently. */
export const reportDownloads = pgTable(
  'report_downloads',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    userId: text('user_id').notNull(),
    report: text('report').$type<ReportDownload['report']>().notNull(),
    fileType: text('file_type').$type<ReportDownload['fileType']>().notNull(),
    fileName: text('file_name').notNull(),
    rows: integer('rows'),
    showCode: text('show_code'),
    /** The request of the report, without its page. */
    request: jsonb('request').$type<unknown>(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('report_downloads_user').on(t.promoterId, t.userId, t.at),
    index('report_downloads_at').on(t.at),
  ],
);
