import { LIMITS } from '@parterre/contract/choices/limits';
import type { ReportSchedule } from '@parterre/contract/report-schedules';
import { CustomerReportRequest, ReportRequest } from '@parterre/contract/reports/report-request';
import { CSV, cleanFileName, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Addresses } from '#addresses.ts';
import { createContext } from '#context/create-context.ts';
import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { reportSchedules } from '#db/schema/reports/report-schedules.ts';
import { AppError } from '#errors.ts';
import { createActorLoader } from '#identity/load-actor.ts';
import { requirePermission } from '#identity/require-permission.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { writeOccurrences } from '#jobs/write-occurrences.ts';
import type { Mail, MailedFile, Mailer } from '#mail/mailer.ts';
import type { Log } from '#process/log.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { findNextRun } from '#time/next-run.ts';
import { MINUTE_MS, toLocalDay } from '#time/zones.ts';
import type { StreamedAnswer } from '#verb.ts';
import { hasColumn } from '../report-settings/has-column.ts';
import { readCriteria } from '../reports/chosen/criteria-sheet.ts';
import { exportCustomerData, exportDetailedSales, exportFanshare, exportSales } from '../reports/chosen-reports.ts';
import { composeReportMail } from './compose-report-mail.ts';
import { findEventDays, findSalesDays } from './report-periods.ts';

type ScheduleRow = typeof reportSchedules.$inferSelect;
type ReportJob = { promoterId: number; scheduleId: number; dueAt: string };

/** Every report that can be scheduled, by its call. The owner of a schedule needs the permission of the call. */
export const REPORTS = {
  sales: exportSales,
  'detailed-sales': exportDetailedSales,
  'customer-data': exportCustomerData,
  fanshare: exportFanshare,
} as const;

export const reportJob = defineJob<ReportJob>('send-report');

/** The number of schedules per run. The rest follows half a minute later. */
const AT_ONCE = 100;

/** Requests each due report once, and sets the time when it is due again. */
export async function enqueueDueReports({ runAsSystem, now }: JobContext): Promise<void> {
  await runAsSystem(async (db) => {
    const due = await db
      .select()
      .from(reportSchedules)
      .where(lte(reportSchedules.nextRunAt, now))
      .orderBy(asc(reportSchedules.nextRunAt))
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    for (const schedule of due) {
      const { promoterId, id } = schedule;
      await db
        .update(reportSchedules)
        .set({ nextRunAt: findNextRun(schedule, now) })
        .where(isSchedule(schedule));
      await reportJob.enqueue({ db, now }, promoterId, { promoterId, scheduleId: id, dueAt: now.toISOString() });
    }
  });
}

interface RunOptions {
  database: Database;
  mailer: Mailer;
  addresses: Addresses;
  log: Log;
}

/** Makes a report with the current permissions of its owner, and mails it. A failure is recorded in the schedule. */
export async function runSchedule(options: RunOptions, job: JobContext, payload: ReportJob): Promise<void> {
  const key = { promoterId: payload.promoterId, id: payload.scheduleId };
  const [schedule] = await job.runAsSystem((db) => db.select().from(reportSchedules).where(isSchedule(key)));
  if (schedule?.state !== 'ACTIVE') return;
  try {
    await sendReport(options, schedule, job);
    const done = { failures: 0, lastFailure: null, sent: null, lastSentAt: job.now };
    await job.runAsSystem(async (db) => {
      await db.update(reportSchedules).set(done).where(isSchedule(key));
      await writeOccurrences({ db, now: job.now, actor: ownerOf(schedule) }, [
        { kind: 'export.ready', promoterId: key.promoterId, ids: [key.id], details: ofReport(schedule) },
      ]);
    });
  } catch (error) {
    options.log.warn({ err: error, schedule: schedule.id, failures: schedule.failures + 1 }, 'report not sent');
    await noteFailure(job, schedule, error);
  }
}

/** The owner is told what becomes of their schedule, as if they had done it. */
const ownerOf = ({ userId, userName }: ScheduleRow) => ({ id: userId, name: userName });
const ofReport = ({ report }: ScheduleRow) => ({ report });

/** The number of consecutive failures that stop a schedule. */
const FAILURES_MAX = 5;
const FIRST_RETRY_MS = 15 * MINUTE_MS;

/**
 * Schedules the next attempt before the next run, after a longer wait each time; the owner is told of the last one. A
 * schedule that was paused meanwhile stays paused.
 */
async function noteFailure({ runAsSystem, now }: JobContext, schedule: ScheduleRow, error: unknown): Promise<void> {
  const failures = schedule.failures + 1;
  const isStopped = failures >= FAILURES_MAX;
  const retryMs = now.getTime() + FIRST_RETRY_MS * 2 ** (failures - 1);
  const nextRunAt = new Date(Math.min(retryMs, findNextRun(schedule, now).getTime()));
  const hasNoRights = error instanceof AppError && (error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND');
  await runAsSystem(async (db) => {
    const noted = await db
      .update(reportSchedules)
      .set({
        failures,
        lastFailure: hasNoRights ? 'NO_RIGHTS' : 'FAILED',
        ...(isStopped ? { state: 'STOPPED' as const, nextRunAt: null } : { nextRunAt }),
      })
      .where(and(isSchedule(schedule), eq(reportSchedules.state, 'ACTIVE')))
      .returning({ id: reportSchedules.id });
    if (isStopped && noted.length > 0)
      await writeOccurrences({ db, now, actor: ownerOf(schedule) }, [
        { kind: 'report.stopped', promoterId: schedule.promoterId, ids: [schedule.id], details: ofReport(schedule) },
      ]);
  });
}

async function sendReport(options: RunOptions, schedule: ScheduleRow, job: JobContext): Promise<void> {
  const { promoterId, id, userId, report } = schedule;
  const actor = await createActorLoader(options.database)({ userId, sessionId: null }, job.now);
  if (!actor) throw new AppError('FORBIDDEN', { details: { permission: null } });
  const { permission } = REPORTS[report].endpoint;
  const { ctx, release } = createContext({
    database: options.database,
    actor,
    promoterIds: [promoterId],
    permission,
    now: () => job.now,
    log: options.log,
    requestId: `report-schedule-${id}`,
    addresses: options.addresses,
  });
  const made = await makeReport(ctx, schedule).finally(release);
  const file = made.answer && (await readFile(made.answer, TYPES[schedule.fileType]));
  const site = options.addresses.siteOf(made.promoter.brand);
  const mail = await composeReportMail({
    site,
    culture: schedule.request.culture,
    scheduleName: schedule.name,
    ownerName: schedule.userName,
    promoterName: made.promoter.name,
    about: made.about,
    outcome: made.answer ? (file ?? 'too-large') : 'no-data',
    link: `${site.url}/reports/${report}`,
  });
  await sendToAll(options.mailer, mail, schedule, job);
}

/** Records each address that has the report, so that an attempt after a partial failure continues with the others. */
async function sendToAll(
  mailer: Mailer,
  mail: Omit<Mail, 'to' | 'messageId'>,
  schedule: ScheduleRow,
  { now, runAsSystem }: JobContext,
): Promise<void> {
  const before = findNextRun(schedule, now).toISOString();
  const sent = schedule.sent?.before === before ? [...schedule.sent.to] : [];
  for (const [at, to] of schedule.recipients.entries()) {
    if (sent.includes(to)) continue;
    await mailer.send({ ...mail, to, messageId: `report-${schedule.id}-${Date.parse(before)}-${at}` });
    sent.push(to);
    await runAsSystem((db) =>
      db
        .update(reportSchedules)
        .set({ sent: { before, to: sent } })
        .where(isSchedule(schedule)),
    );
  }
}

/** Makes the report as a file; undefined if there is nothing to report. Throws FORBIDDEN without the permissions. */
async function makeReport(ctx: Context, schedule: ScheduleRow) {
  requirePermission(ctx, REPORTS[schedule.report].endpoint.permission);
  const [promoter] = await ctx.db.select().from(promoters).where(eq(promoters.id, schedule.promoterId));
  if (!promoter) throw new AppError('NOT_FOUND');
  const request = {
    ...schedule.request,
    fileName: nameFile(schedule, promoter.code, ctx.now),
    promoterCode: promoter.code,
    fileType: schedule.fileType,
    // A column may have left the product since it was stored.
    columns: schedule.request.columns.filter((key) => hasColumn(schedule.report, key)),
    ...findSalesDays(schedule, ctx.now),
    ...moveEventDays(schedule, ctx.now),
  };
  const about = await describeReport(ctx, schedule, ReportRequest.parse(request));
  try {
    return { promoter, about, answer: await openFile(ctx, schedule, request) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NO_DATA') return { promoter, about, answer: undefined };
    throw error;
  }
}

/**
 * Names the report, the promoter and the days, and then the schedule, because two may differ in nothing else. Behind a
 * name that was given there are the days, because otherwise the file of one run would replace that of another.
 */
function nameFile(schedule: ScheduleRow, promoterCode: string, now: Date): string {
  const { salesFrom, salesTo, fileName } = { ...schedule.request, ...findSalesDays(schedule, now) };
  const today = toLocalDay(now, schedule.timeZone);
  const days = [...new Set([salesFrom ?? [], salesTo ?? today].flat())].join('_');
  const most = LIMITS.report.fileName;
  const given = cleanFileName(fileName ?? '').slice(0, most - days.length - 1);
  if (given) return `${given}-${days}`;
  return `${schedule.report}-${promoterCode}-${days} ${schedule.name}`.slice(0, most);
}

/** The number of shows that a mail names. */
const NAMED_MAX = 3;

async function describeReport(
  ctx: Context,
  { report, includeQuestions }: ScheduleRow,
  request: ReportRequest,
): Promise<{ title: string; lines: { label: string; value: string }[] }> {
  const language = pickLanguage(request.culture);
  const asked = { ...request, ...(report === 'customer-data' && { includeQuestions }) };
  const { promoter, shows, filters } = await readCriteria(ctx, report, asked, language);
  const { criteria, mails, reports } = language;
  const more = shows.length - NAMED_MAX;
  const named = [
    ...shows.slice(0, NAMED_MAX).map(({ name, startsAtLocal }) => `${name}, ${startsAtLocal.slice(0, 10)}`),
    ...(more > 0 ? [mails.andMore(more)] : []),
  ].join('; ');
  const lines = [
    [criteria.promoter, promoter],
    [mails.reportEvents, shows.length === 1 ? named : [String(shows.length), ...(named ? [named] : [])].join(': ')],
    ...filters,
  ];
  return { title: reports[report], lines: lines.map(([label = '', value = '']) => ({ label, value })) };
}

/** Replaces the requested show days by those of the run, for all shows as well as for chosen venues and campaigns. */
function moveEventDays({ request, ...schedule }: ScheduleRow, now: Date): Partial<ReportSchedule['request']> {
  const days = findEventDays(schedule, now);
  if (!days) return {};
  const { showSelection, venueSelection, artistCampaignSelection } = request;
  return {
    ...(venueSelection && { venueSelection: { ...venueSelection, ...days } }),
    ...(artistCampaignSelection && { artistCampaignSelection: { ...artistCampaignSelection, ...days } }),
    ...((showSelection ?? venueSelection ?? artistCampaignSelection) ? {} : days),
  };
}

/** The stored request is parsed again, because an earlier version may have known other choices. */
function openFile(
  ctx: Context,
  { report, fileType, includeQuestions }: ScheduleRow,
  request: object,
): Promise<StreamedAnswer> {
  const type = TYPES[fileType];
  const file =
    report === 'customer-data'
      ? exportCustomerData.files[type]?.(ctx, { body: CustomerReportRequest.parse({ ...request, includeQuestions }) })
      : REPORTS[report].files[type]?.(ctx, { body: ReportRequest.parse(request) });
  if (!file) throw new Error(`There is no ${type} of the report ${report}`);
  return file;
}

const TYPES = { CSV, EXCEL, JSON: JSON_TYPE } as const;

/** The maximum size of an attachment. Mail servers refuse larger ones. */
const BYTES_MAX = 10 * 1024 * 1024;

/** Reads the file into memory; undefined when it is too large for a mail, and then the rest is not read. */
async function readFile(
  { fileName, chunks, end }: StreamedAnswer,
  contentType: string,
): Promise<MailedFile | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes > BYTES_MAX) return undefined;
      parts.push(part);
    }
  } finally {
    await end?.();
  }
  return { name: fileName, bytes: Buffer.concat(parts), contentType };
}

export const isSchedule = ({ promoterId, id }: Pick<ScheduleRow, 'promoterId' | 'id'>) =>
  and(eq(reportSchedules.promoterId, promoterId), eq(reportSchedules.id, id));
