/** The state of the rows. */
export type TableStatus =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; onRetry: () => unknown };

/** Of a table whose rows are all loaded. */
export const READY = { kind: 'ready' } as const;

/** Row heights in px: one line, two lines, the box-office board. */
export const ROW_HEIGHTS_PX = { plain: 36, twoLine: 56, board: 58 } as const;
export type TableDensity = keyof typeof ROW_HEIGHTS_PX;

/** Keys of skeleton rows, which have no ids. */
export const SKELETON_IDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
export const CHECKBOX_WIDTH_PX = 44;
