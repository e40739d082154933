import { type ListResult, type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import type { TableUrlModel } from '#tables/url/use-table-url-state.ts';

export interface ProgrammeList<Row> extends TablePage<Row> {
  url: TableUrlModel;
  /** Whether words or days narrow it. */
  isFiltered: boolean;
}

/** The page of the URL out of an answer. */
export function useProgrammeList<Row>(url: TableUrlModel, result: ListResult<Row>): ProgrammeList<Row> {
  const { search, dateFrom, dateTo } = url.state;
  return {
    ...useTablePage(url.state, result),
    url,
    isFiltered: search !== '' || dateFrom !== '' || dateTo !== '',
  };
}
