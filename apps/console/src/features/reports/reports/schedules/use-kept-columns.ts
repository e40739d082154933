import { REPORT_COLUMNS } from '@parterre/contract/choices/report-columns';
import { useDataTable } from '#tables/use-data-table.ts';
import type { ChosenName } from '../report-kinds.ts';

/**
 * Returns the columns that a schedule keeps: those of the page, in its order; none if they are the usual ones, which
 * then follow the product. The columns of questions differ from event to event, so they are never kept.
 */
export function useKeptColumns(report: ChosenName): string[] {
  const facts: readonly { key: string; isDefault: boolean }[] = REPORT_COLUMNS[report];
  const { shownColumns } = useDataTable<never>({
    id: `report-${report}`,
    columns: facts.map(({ key, isDefault }) => ({
      id: key,
      header: key,
      widthPx: 0,
      cell: () => null,
      isHiddenAtFirst: !isDefault,
    })),
    rows: [],
    getRowId: String,
    getRowLabel: String,
  });
  const shown = shownColumns.map(({ id }) => id);
  const usual = facts.filter(({ isDefault }) => isDefault).map(({ key }) => key);
  return shown.join() === usual.join() ? [] : shown;
}
