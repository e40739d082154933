import type { PlanPreview } from '@parterre/contract/seating-plans';
import { DEFAULT_OPTIONS, type ReadOptions } from './read-options.ts';

/** Whether the file can be imported, or may be once it is read in another way. */
export function offersImport(
  preview: Pick<PlanPreview, 'isReadable' | 'canSplitBlocks' | 'table' | 'drawing'>,
  options: ReadOptions,
): boolean {
  const isReadOtherwise =
    options.repeatedRows !== DEFAULT_OPTIONS.repeatedRows || options.layout !== DEFAULT_OPTIONS.layout;
  const asksHow = preview.table !== undefined || (preview.drawing?.ids.length ?? 0) > 0;
  return preview.isReadable || preview.canSplitBlocks || asksHow || isReadOtherwise;
}

/** Whether the table only waits to be told which columns hold what: nothing is wrong with the file. */
export const wantsColumns = ({ findings }: Pick<PlanPreview, 'findings'>): boolean =>
  findings.some(({ code }) => code === 'CSV_COLUMNS_MISSING');
