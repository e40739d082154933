import { DEEPEST_ROW, isPageSize } from '../paging/page-size.ts';
import { readTableState, type TableUrlDefaults } from './table-url-state.ts';

/** What of a URL a table cannot show: a key under `tables.refused`, whose texts are those of spec §5. */
export type Refused = 'pageSize' | 'pageIndex' | 'tooDeep' | 'sort';

/** In the order of the specification; none when the table shows all of it. */
export function listRefused(params: URLSearchParams, defaults: TableUrlDefaults): Refused[] {
  const size = params.get('pageSize');
  const page = params.get('page');
  const sort = params.get('sort');
  const refused: Refused[] = [];
  if (size !== null && !isPageSize(Number(size))) refused.push('pageSize');
  if (page !== null && !(Number.isInteger(Number(page)) && Number(page) >= 1)) refused.push('pageIndex');
  else if (Number(page) * readTableState(params, defaults).pageSize > DEEPEST_ROW) refused.push('tooDeep');
  if (sort !== null && !defaults.sortValues.includes(sort)) refused.push('sort');
  return refused;
}
