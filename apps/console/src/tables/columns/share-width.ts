import type { TableColumn } from './table-column.ts';

/**
 * The width of each column: its least width and, by `grow`, its share of the room that is left. The last one that grows
 * has none: it takes the rest. While the room is unknown no growing column has one.
 */
export function shareWidth(
  columns: readonly Pick<TableColumn<never>, 'widthPx' | 'grow'>[],
  availablePx: number,
): (number | undefined)[] {
  const neededPx = columns.reduce((sum, { widthPx }) => sum + widthPx, 0);
  const shares = columns.reduce((sum, { grow = 0 }) => sum + grow, 0);
  const sharePx = Math.max(0, availablePx - neededPx) / shares;
  const last = columns.findLastIndex(({ grow }) => grow);
  return columns.map(({ widthPx, grow }, index) => {
    if (!grow) return widthPx;
    return index === last || !Number.isFinite(sharePx) ? undefined : Math.floor(widthPx + grow * sharePx);
  });
}
