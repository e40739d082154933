import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { ReportPage } from '@parterre/contract/reports/report-page';
import { useLastPage } from '#tables/url/use-last-page.ts';
import { REPORT_PAGE } from '../selection/selection-state.ts';

interface Answered {
  data?: ReportPage | undefined;
  isFetching: boolean;
}

/** Redirects a page of the rows beyond the last to the last one. */
export function useLastReportPage(page: number, { data, isFetching }: Answered): void {
  const answered =
    data && !isFetching
      ? { shownCount: data.items.length, total: { count: data.totalItems, kind: data.totalKind } }
      : undefined;
  useLastPage({ page, pageSize: PAGE_SIZE.default }, answered, REPORT_PAGE);
}
