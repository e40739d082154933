import type { ReportDownload } from '@parterre/contract/report-settings';
import { type Context, requirePromoterId } from '#context.ts';
import { reportDownloads } from '#db/schema/reports/report-settings.ts';
import { newId } from '#ids.ts';

type DownloadRow = typeof reportDownloads.$inferSelect;
type Taken = Pick<DownloadRow, 'report' | 'fileType' | 'fileName'> &
  Partial<Pick<DownloadRow, 'rows' | 'showCode' | 'promoterId'>> & {
    /** The request of the report; for one without choices, only its columns, and its region if it has one. */
    request?: ReportDownload['request'] | { columns: readonly string[]; regionId?: number };
  };

/**
 * Records who downloads which file before it is sent, because files may contain data of customers. The entry is not
 * part of a show's history, which lists changes only. A file about several promoters is recorded at each of them.
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

/** Drops the page, because a repeated request begins at the first one. */
const withoutPage = (asked: NonNullable<Taken['request']>) => {
  if (!('pageIndex' in asked)) return asked;
  const { pageIndex: _, pageSize: __, ...request } = asked;
  return request;
};
