import { listShows } from '@parterre/contract/calls/shows';
import type { ShowSummary } from '@parterre/contract/shows';
import type { CallAnswer } from '@parterre/contract/wire/call';
import { requestCall } from '../../../api/request-call.ts';
import type { FetchExportPage } from '../../../tables/export/collect-rows.ts';
import type { ShowListQuery } from './show-list-query.ts';

/** Page after page of what a filter shows, for an export; past the cache. */
export const fetchShows =
  (filter: ShowListQuery): FetchExportPage<ShowSummary> =>
  async ({ pageIndex, pageSize, next, signal }) => {
    const paging = next === undefined ? { pageIndex } : { pageIndex: 1, next };
    const response = await requestCall(listShows, { query: { ...filter, ...paging, pageSize } }, { signal });
    const page: CallAnswer<typeof listShows> = await response.json();
    return page;
  };
