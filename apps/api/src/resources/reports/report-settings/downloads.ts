import type { ReportDownload } from '@parterre/contract/report-settings';
import * as endpoints from '@parterre/contract/report-settings';
import { CustomerReportRequest } from '@parterre/contract/reports/report-request';
import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { reportDownloads } from '#db/schema/reports/report-settings.ts';
import type { JobContext } from '#jobs/job-context.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, descending } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { DAY_MS } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { hasColumn } from './has-column.ts';

type DownloadRow = typeof reportDownloads.$inferSelect;

const KEPT_MS = 30 * DAY_MS;
const NEWEST_FIRST = descending('at', byInstant(reportDownloads.at), reportDownloads.id);

/**
 * Lists the caller's own downloads, newest first, as far back as they are kept. Each can be repeated with its request.
 */
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

/** Deletes downloads that are too old for the list. The audit keeps who downloaded what. */
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
  ...readRequest(row),
});

/** An earlier version, which may have known other choices and columns, may have stored the request. */
function readRequest({
  report,
  request: kept,
}: Pick<DownloadRow, 'report' | 'request'>): Pick<
  ReportDownload,
  'request' | 'includeQuestions' | 'columns' | 'regionId'
> {
  const withoutGone = (columns: readonly string[] = []) => columns.filter((key) => hasColumn(report, key));
  const { data } = CustomerReportRequest.safeParse(kept);
  if (!data) {
    const { columns, regionId = null } = WithoutChoices.safeParse(kept).data ?? {};
    return { request: null, includeQuestions: false, columns: withoutGone(columns), regionId };
  }
  const { includeQuestions, ...request } = data;
  return {
    request: { ...request, columns: withoutGone(request.columns) },
    includeQuestions,
    columns: [],
    regionId: request.regionId ?? null,
  };
}

const WithoutChoices = z.strictObject({ columns: z.array(z.string()), regionId: z.int().optional() });
