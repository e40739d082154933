import { isQuestionColumn, REPORT_COLUMNS } from '@parterre/contract/choices/report-columns';
import { useSearchParams } from 'react-router';
import { useExportCustomerDataQuery } from '#api/queries/reports/reports.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { type ChosenName, toPageBody } from '../report-kinds.ts';
import { type AskedReport, readReportPage } from '../report-request.ts';

interface KeptColumns {
  /** None if they are the usual ones, which then follow the product. */
  columns: string[];
  includeQuestions: boolean;
}

/**
 * Returns the columns that a schedule keeps: those of the page, in its order; undefined until the page knows its
 * questions. Questions are kept by their keys only where some are hidden, because later events ask others.
 */
export function useKeptColumns(report: ChosenName, asked: AskedReport): KeptColumns | undefined {
  const { includeQuestions = false } = asked;
  const questions = useQuestions(report, asked);
  const facts: readonly { key: string; isDefault: boolean }[] = REPORT_COLUMNS[report];
  const { shownColumns } = useDataTable<never>({
    id: `report-${report}`,
    columns: [...facts, ...(questions ?? []).map((key) => ({ key, isDefault: true }))].map(({ key, isDefault }) => ({
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
  if (!questions) return undefined;
  const shown = shownColumns.map(({ id }) => id);
  const asks = shown.filter(isQuestionColumn);
  if (asks.length > 0 && asks.length < questions.length) return { columns: shown, includeQuestions };
  const named = shown.filter((key) => !isQuestionColumn(key));
  const usual = facts.filter(({ isDefault }) => isDefault).map(({ key }) => key);
  return {
    columns: named.join() === usual.join() ? [] : named,
    includeQuestions: includeQuestions && asks.length === questions.length,
  };
}

/** Returns what a schedule keeps of the request of the page. */
export function toKept({ includeQuestions: _, ...request }: AskedReport, { columns, includeQuestions }: KeptColumns) {
  return { request: { ...request, columns }, includeQuestions };
}

/** Returns the columns of questions on the page, which has asked the same; undefined while it loads. */
function useQuestions(report: ChosenName, asked: AskedReport): string[] | undefined {
  const [params] = useSearchParams();
  const isAsked = report === 'customer-data' && asked.includeQuestions === true;
  const body = { ...toPageBody(report, asked), pageIndex: readReportPage(params) };
  const { currentData } = useExportCustomerDataQuery({ body }, { skip: !isAsked });
  return isAsked ? currentData?.columns.map(({ key }) => key).filter(isQuestionColumn) : [];
}
