import type { PLAN_LAYOUTS, REPEATED_ROWS } from '@parterre/contract/choices/seating-choices';
import type { PlanPreview } from '@parterre/contract/seating-plans/import';
import type { CsvField } from '@parterre/seating-plan';
import type { TableChoices } from '#imports/column-choices.tsx';

/** The options for reading a file; a change reads it again. */
export type ReadOptions = TableChoices<CsvField> & {
  repeatedRows: (typeof REPEATED_ROWS)[number];
  layout: (typeof PLAN_LAYOUTS)[number];
  /** Comma-separated, as sent; if undefined, the server decides. */
  idOrders?: string;
};

export const DEFAULT_OPTIONS: ReadOptions = { repeatedRows: 'refuse', layout: 'auto' };

/** True if the file can be imported, or could be if read with other options. */
export function offersImport(
  preview: Pick<PlanPreview, 'isReadable' | 'canSplitBlocks' | 'table' | 'drawing'>,
  options: ReadOptions,
): boolean {
  const isReadOtherwise =
    options.repeatedRows !== DEFAULT_OPTIONS.repeatedRows || options.layout !== DEFAULT_OPTIONS.layout;
  const asksHow = preview.table !== undefined || (preview.drawing?.ids.length ?? 0) > 0;
  return preview.isReadable || preview.canSplitBlocks || asksHow || isReadOtherwise;
}

/** True if the table only needs its columns assigned: the file itself has no error. */
export const wantsColumns = ({ findings }: Pick<PlanPreview, 'findings'>): boolean =>
  findings.some(({ code }) => code === 'CSV_COLUMNS_MISSING');
