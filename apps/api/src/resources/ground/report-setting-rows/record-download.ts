import type { ReportDownload } from '@parterre/contract/report-settings';
import { type Context, requirePromoterId } from '#context.ts';
import { reportDownloads } from '#db/schema/reports/report-settings.ts';
import { newId } from '#ids.ts';

type DownloadRow = typeof reportDownloads.$inferSelect;
type Taken = Pick<DownloadRow, 'report' | 'fileType' | 'fileName'> &
  Partial<Pick<DownloadRow, 'rows' | 'showCode' | 'promoterId'>> & {
    /** As it was asked for; of a report about one event only the columns. */
    request?: ReportDownload['request'] | { columns: readonly string[] };
  };

/**
 * Writes down who takes which file, before it is sent: what may tell of customers leaves nowhere without a trace. Not of
 * an event, whose history tells what was changed of it. A file about several promoters names each of them in turn.
 */
export async function recordDownload(ctx: Context, { promoterId: named, ...taken }: Taken): Promise<void> {
  await ctx.change('report-download.create', async (change) => {
    const row = {
      promoterId: named ?? requirePromoterId(change),
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
const withoutPage = (asked: NonNullable<Taken['request']>) => {
  if (!('pageIndex' in asked)) return asked;
  const { pageIndex: _, pageSize: __, ...request } = asked;
  return request;
};
