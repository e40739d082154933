import type { TableColumn } from './table-column.ts';

/** Returns the columns that fit, in order: drops the lowest priority first, and the last among equals. */
export function fitColumns<Row>(columns: readonly TableColumn<Row>[], availablePx: number): TableColumn<Row>[] {
  const kept = [...columns];
  let neededPx = kept.reduce((sum, column) => sum + column.widthPx, 0);
  while (neededPx > availablePx) {
    const next = findLeastImportant(kept);
    if (next === undefined) break;
    neededPx -= kept[next]?.widthPx ?? 0;
    kept.splice(next, 1);
  }
  return kept;
}

function findLeastImportant<Row>(columns: readonly TableColumn<Row>[]): number | undefined {
  let found: number | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    if (column.priority === undefined || column.priority > lowest) continue;
    lowest = column.priority;
    found = index;
  }
  return found;
}

/**
 * Returns the width of each column: its minimum, plus its share of the remaining space by `grow`. Undefined for the
 * last growing column, which takes the rest, and for all growing columns while the space is unknown.
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
