import type { TableColumn } from './table-column.ts';

/** The columns that fit, in their order: the lowest priority is dropped first, of equals the last. */
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
