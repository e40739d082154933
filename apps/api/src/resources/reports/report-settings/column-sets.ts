import { LIMITS } from '@parterre/contract/choices/limits';
import { COLUMN_REPORTS } from '@parterre/contract/choices/report-columns';
import type { ReportColumnSet } from '@parterre/contract/report-settings';
import * as endpoints from '@parterre/contract/report-settings';
import { REPORT_PERMISSIONS } from '@parterre/contract/wire/permissions';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { describeRemoval, describeUpdate, withoutKey } from '#context/describe-change.ts';
import { requireRevision } from '#context/require-revision.ts';
import { requireRoomFor } from '#context/require-room-for.ts';
import { withoutUndefined } from '#context/without-undefined.ts';
import { type Change, type Context, requirePromoterId } from '#context.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { reportColumnSets } from '#db/schema/reports/report-settings.ts';
import { AppError, fieldError, notFound } from '#errors.ts';
import { isPermittedAt, requirePermission } from '#identity/require-permission.ts';
import { newId } from '#ids.ts';
import { openPage } from '#lists/open-page.ts';
import { ascending, byStartOf } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { lockPromoterRow } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { verb } from '#verb.ts';
import { requireColumns } from './has-column.ts';

type ColumnSetRow = typeof reportColumnSets.$inferSelect;

const BY_NAME = ascending('name', byStartOf(reportColumnSets.nameKey), reportColumnSets.id);

/** Lists the caller's own sets of columns and those that others share, of the reports that the caller may make. */
export const listReportColumnSets = verb(endpoints.listReportColumnSets, async (ctx, { query }) => {
  const page = openPage(query, BY_NAME);
  const matching = and(
    inArray(reportColumnSets.promoterId, [...ctx.promoterIds]),
    isSeenBy(ctx),
    isOfOwnReports(ctx),
    query.report && eq(reportColumnSets.report, query.report),
  );
  const counted = await countRows(ctx, reportColumnSets, matching);
  const rows = await ctx.db
    .select({ set: reportColumnSets, promoterCode: promoters.code, sortedBy: page.sortedBy })
    .from(reportColumnSets)
    .innerJoin(promoters, eq(promoters.id, reportColumnSets.promoterId))
    .where(and(matching, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ sortedBy, set }) => [sortedBy, set.id],
    (found) => found.map(({ set, promoterCode }) => presentSet(ctx, set, promoterCode)),
  );
});

/**
 * Stores the columns of a report under a name. The permission of the report is required too. Throws NAME_TAKEN,
 * RULE_BROKEN for too many sets. Needs `show:read`.
 */
export const createReportColumnSet = verb(endpoints.createReportColumnSet, (ctx, { body }) =>
  ctx.change('report-column-set.create', async (change) => {
    const promoter = await lockPromoterRow(change, requirePromoterId(change));
    requirePermission(change, REPORT_PERMISSIONS[body.report]);
    requireColumns(body.report, body.columns);
    const there = await countRows(change, reportColumnSets, eq(reportColumnSets.promoterId, promoter.id));
    requireRoomFor('too-many-column-sets', { there, most: LIMITS.reportColumnSet.perPromoter });
    const { promoterCode, ...fields } = body;
    const row: ColumnSetRow = {
      ...fields,
      promoterId: promoter.id,
      id: newId(),
      userId: change.actor.id,
      userName: change.actor.name,
      nameKey: toSearchKey(body.name),
      columns: [...new Set(body.columns)],
      createdAt: change.now,
      revision: 1,
    };
    await requireFreeSetName(change, row);
    await change.db.insert(reportColumnSets).values(row);
    const answer = presentSet(change, row, promoter.code);
    return { answer, promoterId: promoter.id, objectId: row.id, after: answer, revision: 1 };
  }),
);

/**
 * Changes a set of columns. `promoter:write` is required too for one that another user shares. Throws STALE,
 * NAME_TAKEN. Needs `show:read`.
 */
export const updateReportColumnSet = verb(endpoints.updateReportColumnSet, (ctx, { params, body }) =>
  ctx.change('report-column-set.update', async (change) => {
    const { before, promoterCode } = await lockColumnSet(change, params.id);
    // A column may have left the product since it was stored, and whoever renames the set need not know.
    requireColumns(before.report, body.columns ?? [], before.columns);
    const after: ColumnSetRow = {
      ...before,
      ...withoutUndefined(body),
      ...(body.name === undefined ? {} : { nameKey: toSearchKey(body.name) }),
      ...(body.columns === undefined ? {} : { columns: [...new Set(body.columns)] }),
      revision: before.revision + 1,
    };
    await requireFreeSetName(change, after);
    await change.db.update(reportColumnSets).set(withoutKey(after)).where(isSet(after));
    return describeUpdate(before, after, (row) => presentSet(change, row, promoterCode));
  }),
);

/**
 * Deletes a set of columns. `promoter:write` is required too for one that another user shares. Throws STALE. Needs
 * `show:read`.
 */
export const removeReportColumnSet = verb(endpoints.removeReportColumnSet, (ctx, { params }) =>
  ctx.change('report-column-set.remove', async (change) => {
    const { before, promoterCode } = await lockColumnSet(change, params.id);
    await change.db.delete(reportColumnSets).where(isSet(before));
    return describeRemoval(before, (row) => presentSet(change, row, promoterCode));
  }),
);

const isSeenBy = ({ actor }: Pick<Context, 'actor'>) =>
  or(eq(reportColumnSets.userId, actor.id), eq(reportColumnSets.isShared, true));

/** At each promoter, the caller may make other reports. */
const isOfOwnReports = ({ actor, promoterIds }: Pick<Context, 'actor' | 'promoterIds'>) =>
  or(
    sql`false`,
    ...promoterIds.map((promoterId) => {
      const own = COLUMN_REPORTS.filter((report) => isPermittedAt(actor, promoterId, REPORT_PERMISSIONS[report]));
      return and(eq(reportColumnSets.promoterId, promoterId), inArray(reportColumnSets.report, own));
    }),
  );

const isSet = ({ promoterId, id }: Pick<ColumnSetRow, 'promoterId' | 'id'>) =>
  and(eq(reportColumnSets.promoterId, promoterId), eq(reportColumnSets.id, id));

/**
 * Locks a set that the caller may change. Throws STALE, NOT_FOUND for a set that another user does not share, FORBIDDEN
 * for a shared one without `promoter:write`.
 */
async function lockColumnSet(change: Change, id: number): Promise<{ before: ColumnSetRow; promoterCode: string }> {
  const { id: promoterId, code } = await lockPromoterRow(change, requirePromoterId(change));
  const [before] = await change.db
    .select()
    .from(reportColumnSets)
    .where(and(isSet({ promoterId, id }), isSeenBy(change)));
  if (!before) throw notFound();
  if (before.userId !== change.actor.id) requirePermission(change, 'promoter:write');
  requireRevision(change, before);
  return { before, promoterCode: code };
}

/**
 * Throws NAME_TAKEN when the user has a set for the report with a name that reads the same. The promoter must be
 * locked.
 */
async function requireFreeSetName({ db }: Change, row: ColumnSetRow): Promise<void> {
  const [taken] = await db
    .select({ id: reportColumnSets.id })
    .from(reportColumnSets)
    .where(
      and(
        eq(reportColumnSets.promoterId, row.promoterId),
        eq(reportColumnSets.userId, row.userId),
        eq(reportColumnSets.report, row.report),
        eq(reportColumnSets.nameKey, row.nameKey),
        ne(reportColumnSets.id, row.id),
      ),
    );
  if (taken) throw new AppError('NAME_TAKEN', { fieldErrors: [fieldError('name', 'columnSetNameTaken')] });
}

const presentSet = ({ actor }: Pick<Context, 'actor'>, row: ColumnSetRow, promoterCode: string): ReportColumnSet => ({
  id: row.id,
  promoterCode,
  report: row.report,
  name: row.name,
  columns: row.columns,
  isShared: row.isShared,
  isOwn: row.userId === actor.id,
  ownerName: row.userName,
  revision: row.revision,
});
