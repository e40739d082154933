/** How a file is read; a change of these reads it again. */
export const REPEATED_ROWS = ['refuse', 'split-blocks'] as const;
export const LAYOUTS = ['auto', 'bowl', 'grid', 'as-is'] as const;

export interface ReadOptions {
  repeatedRows: (typeof REPEATED_ROWS)[number];
  layout: (typeof LAYOUTS)[number];
}

export const DEFAULT_OPTIONS: ReadOptions = { repeatedRows: 'refuse', layout: 'auto' };
