import type { PlanPreview } from '@parterre/contract/seating-plans';
import { DEFAULT_OPTIONS, type ReadOptions } from './read-options.ts';

/** Whether the file can be imported, or may be once it is read in another way. */
export function offersImport(
  preview: Pick<PlanPreview, 'isReadable' | 'canSplitBlocks'>,
  options: ReadOptions,
): boolean {
  const isReadOtherwise =
    options.repeatedRows !== DEFAULT_OPTIONS.repeatedRows || options.layout !== DEFAULT_OPTIONS.layout;
  return preview.isReadable || preview.canSplitBlocks || isReadOtherwise;
}
