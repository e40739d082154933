import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { EVENT_PERIODS, SALES_PERIODS, SCHEDULE_RHYTHMS } from '../choices/report-choices.ts';
import { CHOSEN_REPORTS } from '../choices/report-columns.ts';
import { EmailAddress } from '../wire/email-address.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery } from '../wire/paging.ts';
import { Id, Instant, idParam, PromoterCode, Revision, requiredText, TimeZone, wholeNumber } from '../wire/values.ts';
import { ReportFileType, ReportRequest } from './reports/report-request.ts';

const { name, recipients, weekday, dayOfMonth, hour } = LIMITS.reportSchedule;

const scheduleFields = {
  name: requiredText(name),
  report: z.enum(CHOSEN_REPORTS),
  /** The promoter is that of the schedule; `pageSize` and `pageIndex` are ignored. */
  request: ReportRequest,
  /** Used by the customer data report only: true adds the answers to questions. */
  includeQuestions: z.boolean(),
  fileType: ReportFileType,
  salesPeriod: z.enum(SALES_PERIODS),
  eventPeriod: z.enum(EVENT_PERIODS),
  every: z.enum(SCHEDULE_RHYTHMS),
  /** The weekday of a weekly report, from 1 for Monday to 7 for Sunday. */
  weekday: wholeNumber(1, weekday),
  /** The day of a monthly report; in a shorter month it is the last day. */
  dayOfMonth: wholeNumber(1, dayOfMonth),
  /**
   * The hour in `timeZone`. An hour skipped when the clocks go forward runs after the gap; of a repeated one the first
   * runs.
   */
  hour: wholeNumber(0, hour),
  timeZone: TimeZone,
  recipients: z.array(EmailAddress).min(1).max(recipients),
  isPaused: z.boolean(),
};

export const ReportSchedule = z
  .strictObject({
    id: Id,
    promoterCode: z.string(),
    ...scheduleFields,
    /**
     * The user whose permissions the report has, checked at every run: whoever last set what is sent (`report`, `request`,
     * `includeQuestions`, `fileType`, `salesPeriod`, `eventPeriod`) or its `recipients`.
     */
    ownerName: z.string(),
    /** True if the report has the permissions of the caller. */
    isOwn: z.boolean(),
    /** STOPPED after five failures in a row; setting `isPaused` to false starts it again. */
    state: z.enum(['ACTIVE', 'PAUSED', 'STOPPED']),
    /** The failures in a row since the last success. */
    failures: z.int(),
    /** NO_RIGHTS if the owner lacked the permission; null if the last run succeeded. */
    lastFailure: z.enum(['NO_RIGHTS', 'FAILED']).nullable(),
    lastSentAt: Instant.nullable(),
    nextRunAt: Instant.nullable(),
    revision: Revision,
  })
  .meta({ id: 'ReportSchedule' });
export type ReportSchedule = z.infer<typeof ReportSchedule>;

const settings = { base: 'reporting', scope: 'reporting.orders', permission: 'report:sales' } as const;
const schedule = {
  ...settings,
  params: z.strictObject({ id: idParam }),
  tenant: { of: 'report-schedules', at: 'params.id' },
  stale: ['report-schedule'],
} as const;

export const listReportSchedules = endpoint({
  ...settings,
  id: 'listReportSchedules',
  method: 'GET',
  path: '/report-schedules',
  summary:
    'Reports that are sent by e-mail: those that the caller made or that have the permissions of the caller, with the permission promoter:write everybody’s',
  query: z.strictObject({ promoterCode: PromoterCode.optional(), ...pageQuery }),
  response: { kind: 'json', schema: pageOf('ReportSchedulePage', ReportSchedule) },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['report-schedule'],
});

export const createReportSchedule = endpoint({
  ...settings,
  id: 'createReportSchedule',
  method: 'POST',
  path: '/report-schedules',
  summary: 'Have a report sent by e-mail every day, week or month; needs the permission of the report too',
  body: z
    .strictObject({
      promoterCode: PromoterCode,
      ...scheduleFields,
      includeQuestions: scheduleFields.includeQuestions.default(false),
      fileType: scheduleFields.fileType.default('EXCEL'),
      salesPeriod: scheduleFields.salesPeriod.default('as-asked'),
      eventPeriod: scheduleFields.eventPeriod.default('as-asked'),
      weekday: scheduleFields.weekday.default(1),
      dayOfMonth: scheduleFields.dayOfMonth.default(1),
      isPaused: scheduleFields.isPaused.default(false),
    })
    .meta({ id: 'CreateReportSchedule' }),
  response: { kind: 'json', schema: ReportSchedule },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-schedules'] },
  stale: ['report-schedule'],
  example: {
    promoterCode: 'harbour-hall',
    name: 'Sales of yesterday',
    report: 'sales',
    request: { promoterCode: 'harbour-hall' },
    every: 'day',
    hour: 7,
    timeZone: 'Europe/London',
    recipients: ['finance@example.test'],
  },
});

export const updateReportSchedule = endpoint({
  ...schedule,
  id: 'updateReportSchedule',
  method: 'PATCH',
  path: '/report-schedules/{id}',
  summary:
    'Change a schedule, pause it or start it anew; needs the permission of the report too, but for pausing. It runs with the permissions of whoever last set what is sent or to whom',
  body: z.strictObject(scheduleFields).partial().meta({ id: 'UpdateReportSchedule' }),
  response: { kind: 'json', schema: ReportSchedule },
  errors: ['INVALID', 'NOT_FOUND', 'STALE'],
  example: { hour: 8 },
});

export const removeReportSchedule = endpoint({
  ...schedule,
  id: 'removeReportSchedule',
  method: 'DELETE',
  path: '/report-schedules/{id}',
  summary: 'Delete a schedule: nothing is sent any more',
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE'],
});
