import { LIMITS } from '@parterre/contract/choices/limits';
import type { ReportSchedule } from '@parterre/contract/report-schedules';
import * as endpoints from '@parterre/contract/report-schedules';
import { and, eq, inArray, or } from 'drizzle-orm';
import { describeRemoval, describeUpdate, withoutKey } from '#context/describe-change.ts';
import { requireRevision } from '#context/require-revision.ts';
import { requireRoomFor } from '#context/require-room-for.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import { type Change, type Context, requirePromoterId } from '#context.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { reportSchedules } from '#db/schema/reports/report-schedules.ts';
import { notFound } from '#errors.ts';
import { isPermittedAt, requirePermission } from '#identity/require-permission.ts';
import { newId } from '#ids.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { lockPromoterRow } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { findNextRun } from '#time/next-run.ts';
import { verb } from '#verb.ts';
import { isSchedule, REPORTS } from './run-schedule.ts';

type ScheduleRow = typeof reportSchedules.$inferSelect;

const NEWEST_FIRST = descending('created', byInstant(reportSchedules.createdAt), reportSchedules.id);

/** Lists the schedules that the caller made or that run with their permissions; with `promoter:write` everybody's. */
export const listReportSchedules = verb(endpoints.listReportSchedules, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const matching = and(inArray(reportSchedules.promoterId, [...ctx.promoterIds]), isSeenBy(ctx));
  const counted = await countRows(ctx, reportSchedules, matching);
  const rows = await ctx.db
    .select({ schedule: reportSchedules, promoterCode: promoters.code })
    .from(reportSchedules)
    .innerJoin(promoters, eq(promoters.id, reportSchedules.promoterId))
    .where(and(matching, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ schedule }) => [schedule.createdAt, schedule.id],
    (found) => found.map(({ schedule, promoterCode }) => presentSchedule(ctx, schedule, promoterCode)),
  );
});

/**
 * Schedules a report, which is mailed with the permissions of the caller. The permission of the report is required too.
 * Throws RULE_BROKEN for too many schedules. Needs `report:sales`.
 */
export const createReportSchedule = verb(endpoints.createReportSchedule, (ctx, { body }) =>
  ctx.change('report-schedule.create', async (change) => {
    const promoter = await lockPromoterRow(change, requirePromoterId(change));
    requirePermission(change, REPORTS[body.report].endpoint.permission);
    const there = await countRows(change, reportSchedules, eq(reportSchedules.promoterId, promoter.id));
    requireRoomFor('too-many-schedules', { there, most: LIMITS.reportSchedule.perPromoter });
    const { promoterCode: _, isPaused, ...fields } = body;
    const row: ScheduleRow = {
      ...fields,
      promoterId: promoter.id,
      id: newId(),
      userId: change.actor.id,
      userName: change.actor.name,
      madeById: null,
      state: isPaused ? 'PAUSED' : 'ACTIVE',
      failures: 0,
      lastFailure: null,
      sent: null,
      lastSentAt: null,
      nextRunAt: isPaused ? null : findNextRun(body, change.now),
      createdAt: change.now,
      revision: 1,
    };
    await change.db.insert(reportSchedules).values(row);
    const answer = presentSchedule(change, row, promoter.code);
    return { answer, promoterId: promoter.id, objectId: row.id, after: answer, revision: 1 };
  }),
);

/**
 * Changes a schedule, or restarts a paused or stopped one. Whoever names what is sent or to whom is the one with whose
 * permissions it runs from then on, so that nobody is sent what only its owner may see. The permission of the report is
 * required too, but for pausing, and `promoter:write` for a schedule of another user. Throws STALE. Needs
 * `report:sales`.
 */
export const updateReportSchedule = verb(endpoints.updateReportSchedule, (ctx, { params, body }) =>
  ctx.change('report-schedule.update', async (change) => {
    const { before, promoterCode } = await lockSchedule(change, params.id);
    const { isPaused, ...named } = body;
    const fields = withoutUndefined(named);
    const changed = { ...before, ...fields, ...ownerAfter(change, before, fields), revision: before.revision + 1 };
    const isPausedOnly = isPaused === true && Object.keys(fields).length === 0;
    if (!isPausedOnly) requirePermission(change, REPORTS[changed.report].endpoint.permission);
    const after: ScheduleRow = {
      ...changed,
      ...(isPaused === true ? { state: 'PAUSED' as const } : {}),
      ...(isPaused === false ? { state: 'ACTIVE' as const, failures: 0, lastFailure: null } : {}),
    };
    after.nextRunAt = after.state === 'ACTIVE' ? findNextRun(after, change.now) : null;
    await change.db.update(reportSchedules).set(withoutKey(after)).where(isSchedule(after));
    return describeUpdate(before, after, (row) => presentSchedule(change, row, promoterCode));
  }),
);

/**
 * Deletes a schedule; a report that is being made may still arrive. `promoter:write` is required for a schedule of
 * another user. Throws STALE. Needs `report:sales`.
 */
export const removeReportSchedule = verb(endpoints.removeReportSchedule, (ctx, { params }) =>
  ctx.change('report-schedule.remove', async (change) => {
    const { before, promoterCode } = await lockSchedule(change, params.id);
    await change.db.delete(reportSchedules).where(isSchedule(before));
    return describeRemoval(before, (row) => presentSchedule(change, row, promoterCode));
  }),
);

/** What is sent, and to whom. When it is sent and what it is called reveal nothing. */
const SENT: ReadonlySet<string> = new Set<keyof ScheduleRow>([
  'report',
  'request',
  'includeQuestions',
  'fileType',
  'salesPeriod',
  'eventPeriod',
  'recipients',
]);

/** Returns the user with whose permissions a schedule runs after these fields were set, if it is another one. */
function ownerAfter({ actor }: Change, before: ScheduleRow, fields: object): Partial<ScheduleRow> {
  if (actor.id === before.userId || !Object.keys(fields).some((field) => SENT.has(field))) return {};
  return { userId: actor.id, userName: actor.name, madeById: before.madeById ?? before.userId };
}

function isSeenBy({ actor, promoterIds }: Pick<Context, 'actor' | 'promoterIds'>) {
  const kept = promoterIds.filter((promoterId) => isPermittedAt(actor, promoterId, 'promoter:write'));
  return or(
    eq(reportSchedules.userId, actor.id),
    eq(reportSchedules.madeById, actor.id),
    inArray(reportSchedules.promoterId, kept),
  );
}

/** Locks a schedule that the caller sees, so that it neither changes nor runs. Throws NOT_FOUND, STALE. */
async function lockSchedule(change: Change, id: number): Promise<{ before: ScheduleRow; promoterCode: string }> {
  const { id: promoterId, code } = await lockPromoterRow(change, requirePromoterId(change));
  const [before] = await change.db
    .select()
    .from(reportSchedules)
    .where(and(isSchedule({ promoterId, id }), isSeenBy(change)))
    .for('no key update');
  if (!before) throw notFound();
  requireRevision(change, before);
  return { before, promoterCode: code };
}

const presentSchedule = (
  { actor }: Pick<Context, 'actor'>,
  row: ScheduleRow,
  promoterCode: string,
): ReportSchedule => ({
  id: row.id,
  promoterCode,
  name: row.name,
  report: row.report,
  request: row.request,
  includeQuestions: row.includeQuestions,
  fileType: row.fileType,
  salesPeriod: row.salesPeriod,
  eventPeriod: row.eventPeriod,
  every: row.every,
  weekday: row.weekday,
  dayOfMonth: row.dayOfMonth,
  hour: row.hour,
  timeZone: row.timeZone,
  recipients: row.recipients,
  isPaused: row.state !== 'ACTIVE',
  ownerName: row.userName,
  isOwn: row.userId === actor.id,
  state: row.state,
  failures: row.failures,
  lastFailure: row.lastFailure,
  lastSentAt: row.lastSentAt?.toISOString() ?? null,
  nextRunAt: row.nextRunAt?.toISOString() ?? null,
  revision: row.revision,
});
