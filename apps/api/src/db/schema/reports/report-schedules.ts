import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** A run and the addresses that have its report. */
interface SentReport {
  /** The moment of the run after it, which is the same for each of its attempts. */
  before: string;
  to: string[];
}

/** A report that is made and mailed again and again, each time with the rights that its owner has then. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    name: text('name').notNull(),
    report: text('report').$type<ReportSchedule['report']>().notNull(),
    /** As it was asked for: read with the schema of the version that runs it. */
    request: jsonb('request').$type<ReportSchedule['request']>().notNull(),
    includeQuestions: boolean('include_questions').notNull(),
    fileType: text('file_type').$type<ReportSchedule['fileType']>().notNull(),
    salesPeriod: text('sales_period').$type<ReportSchedule['salesPeriod']>().notNull(),
    eventPeriod: text('event_period').$type<ReportSchedule['eventPeriod']>().notNull().default('as-asked'),
    every: text('every').$type<ReportSchedule['every']>().notNull(),
    weekday: integer('weekday').notNull(),
    dayOfMonth: integer('day_of_month').notNull(),
    hour: integer('hour').notNull(),
    timeZone: text('time_zone').notNull(),
    recipients: jsonb('recipients').$type<string[]>().notNull(),
    state: text('state').$type<ReportSchedule['state']>().notNull(),
    failures: integer('failures').notNull().default(0),
    lastFailure: text('last_failure').$type<ReportSchedule['lastFailure']>(),
    /** Who has the report of the run that is under way, so that a run that failed half-way repeats nothing to them. */
    sent: jsonb('sent').$type<SentReport>(),
    lastSentAt: instant('last_sent_at'),
    /** When it is due; null: it is paused or stopped. */
    nextRunAt: instant('next_run_at'),
    createdAt: instant('created_at').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.promoterId, t.id] }),
    index('report_schedules_newest').on(t.promoterId, t.createdAt),
    index('report_schedules_due').on(t.nextRunAt),
  ],
);
