import { useMemo } from 'react';
import { toOwnDay } from '#dates/calendar-day.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import {
  addIds,
  changeDataType,
  changeDates,
  clearSelected,
  type DataType,
  getTableDefaults,
  readDataType,
  readSelected,
  removeIds,
  type Selected,
} from './selection-state.ts';

export interface Selection {
  dataType: DataType;
  selected: Selected;
  count: number;
  /** True if nothing is chosen, and no date either. */
  isOfAllDays: boolean;
  /** The state of the selection list; other dates clear the selection. */
  url: TableUrlModel;
  setDataType: (dataType: DataType) => void;
  add: (type: DataType, ids: readonly string[]) => void;
  remove: (type: DataType, ids: readonly string[]) => void;
  clear: () => void;
}

/** The subject of a report is kept in the URL, so that a link opens the same report. */
export function useSelection(): Selection {
  const [params, setParams] = useUrlParams();
  const todayOn = toOwnDay(new Date());
  const dataType = readDataType(params);
  const defaults = useMemo(() => getTableDefaults(dataType, todayOn), [dataType, todayOn]);
  const url = useTableUrlState(defaults);
  const selected = readSelected(params);
  // Replaces the history entry: going back should not undo single selections.
  const change = (next: (current: URLSearchParams) => URLSearchParams) => setParams(next, { replace: true });
  const count = Object.values(selected).flat().length;
  return {
    dataType,
    selected,
    count,
    isOfAllDays: count === 0 && url.state.dateFrom === '' && url.state.dateTo === '',
    url: { ...url, setDateRange: (range) => setParams((current) => changeDates(current, range, todayOn)) },
    setDataType: (type) => setParams((current) => changeDataType(current, type)),
    add: (type, ids) => change((current) => addIds(current, type, ids)),
    remove: (type, ids) => change((current) => removeIds(current, type, ids)),
    clear: () => change(clearSelected),
  };
}
