import type { UserPermission } from '@parterre/contract/wire/permissions';

/** Where the rows are: here, on their way, or not to be had, perhaps for a permission that is lacking. */
export type TableStatus =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'failed'; message?: string; lacking?: UserPermission | undefined; onRetry: () => void };

/** Row heights in px: one line, two lines, the box-office board. */
export const ROW_HEIGHTS_PX = { plain: 36, twoLine: 56, board: 58 } as const;
export type TableDensity = keyof typeof ROW_HEIGHTS_PX;

/** Keys of skeleton rows, which have no ids of their own yet. */
export const SKELETON_IDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
export const CHECKBOX_WIDTH_PX = 44;
