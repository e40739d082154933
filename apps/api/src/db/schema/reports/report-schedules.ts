import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from '../ground/columns.ts';

/** A run, and the addresses that already have its report. */
interface SentReport {
  /** The time of the next run, which is the same for every attempt at this one. */
  before: string;
  to: string[];
}

/**
 * A report that is mailed at regular times, each time with the current permissions of whoever last chose what is sent
 * and to whom.
 */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Who made it, where it runs with the permissions of somebody else; null while it runs with theirs. */
    madeById: text('made_by_id'),
    name: text('name').notNull(),
    report: text('report').$type<ReportSchedule['report']>().notNull(),
    /** The request as the user sent it. It is parsed with the schema of the version that runs it. */
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
    /** The recipients who already have the report of the current run, so that a retry mails nobody twice. */
    sent: jsonb('sent').$type<SentReport>(),
    lastSentAt: instant('last_sent_at'),
    /** The time of the next run; null when the schedule is paused or stopped. */
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
