import type { ReportDownload } from '@parterre/contract/report-settings';
import * as endpoints from '@parterre/contract/report-settings';
import { CustomerReportRequest } from '@parterre/contract/reports/report-request';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { type Context, requirePromoterId } from '../../../context.ts';
import { promoters } from '../../../db/schema/promoters/promoters.ts';
import { reportDownloads } from '../../../db/schema/reports/report-settings.ts';
import { newId } from '../../../ids.ts';
import type { JobContext } from '../../../jobs/job-context.ts';
import { openPage } from '../../../lists/open-page.ts';
import { byInstant, descending } from '../../../lists/order.ts';
import { countRows } from '../../../lists/page-answer.ts';
import { DAY_MS } from '../../../time/zones.ts';
import { verb } from '../../../verb.ts';

type DownloadRow = typeof reportDownloads.$inferSelect;

const KEPT_MS = 30 * DAY_MS;
const NEWEST_FIRST = descending('at', byInstant(reportDownloads.at), reportDownloads.id);

/** What the caller took, as long as it is kept. */
export const listReportDownloads = verb(endpoints.listReportDownloads, async (ctx, { query }) => {
  const page = openPage(query, NEWEST_FIRST);
  const own = and(
    inArray(reportDownloads.promoterId, [...ctx.promoterIds]),
    eq(reportDownloads.userId, ctx.actor.id),
    gte(reportDownloads.at, keptSince(ctx.now)),
  );
  const counted = await countRows(ctx, reportDownloads, own);
  const rows = await ctx.db
    .select({ download: reportDownloads, promoterCode: promoters.code })
    .from(reportDownloads)
    .innerJoin(promoters, eq(promoters.id, reportDownloads.promoterId))
    .where(and(own, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ download }) => [download.at, download.id],
    (found) => found.map(({ download, promoterCode }) => presentDownload(download, promoterCode)),
  );
});

type Taken = Pick<DownloadRow, 'report' | 'fileType' | 'fileName'> &
  Partial<Pick<DownloadRow, 'rows' | 'showCode'>> & { request?: ReportDownload['request'] };

/**
 * Writes down who takes which file, before it is sent: what may tell of customers leaves nowhere without a trace. Not of
 * an event, whose history tells what was changed of it.
 */
export async function recordDownload(ctx: Context, taken: Taken): Promise<void> {
  await ctx.change('report-download.create', async (change) => {
    const row = {
      promoterId: requirePromoterId(change),
      id: newId(),
      userId: change.actor.id,
      rows: null,
      showCode: null,
      ...taken,
      request: taken.request ? withoutPage(taken.request) : null,
      at: change.now,
    };
    await change.db.insert(reportDownloads).values(row);
    const { promoterId, id, userId: _, at: __, ...after } = row;
    return { answer: undefined, promoterId, objectId: id, after };
  });
}

/** Somebody who asks again begins at the first page. */
const withoutPage = ({ pageIndex: _, pageSize: __, ...request }: NonNullable<Taken['request']>) => request;

/** Forgets what was taken longer ago than the list shows. */
export async function forgetDownloads({ runAsSystem, now }: JobContext): Promise<void> {
  await runAsSystem((db) => db.delete(reportDownloads).where(lt(reportDownloads.at, keptSince(now))));
}

const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

const presentDownload = (row: DownloadRow, promoterCode: string): ReportDownload => ({
  id: row.id,
  promoterCode,
  report: row.report,
  fileType: row.fileType,
  fileName: row.fileName,
  at: row.at.toISOString(),
  rows: row.rows,
  showCode: row.showCode,
  ...readRequest(row.request),
});

/** Kept by a version that may have known other choices. */
function readRequest(kept: unknown): Pick<ReportDownload, 'request' | 'includeQuestions'> {
  const { data } = CustomerReportRequest.safeParse(kept);
  if (!data) return { request: null, includeQuestions: false };
  const { includeQuestions, ...request } = data;
  return { request, includeQuestions };
}
