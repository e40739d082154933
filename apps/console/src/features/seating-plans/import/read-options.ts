import type { CsvField } from '@parterre/seating-plan';
import type { TableChoices } from '#imports/column-choices.tsx';

/** How a file is read; a change of these reads it again. */
export const REPEATED_ROWS = ['refuse', 'split-blocks'] as const;
export const LAYOUTS = ['auto', 'bowl', 'grid', 'as-is'] as const;

export type ReadOptions = TableChoices<CsvField> & {
  repeatedRows: (typeof REPEATED_ROWS)[number];
  layout: (typeof LAYOUTS)[number];
  /** Comma-separated, as the call takes them; left out, the server decides. */
  idOrders?: string;
};

export const DEFAULT_OPTIONS: ReadOptions = { repeatedRows: 'refuse', layout: 'auto' };
