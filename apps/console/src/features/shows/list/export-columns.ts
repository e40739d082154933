import type { TableColumn } from '#tables/columns/table-column.ts';

/** What a figure or a name on the board says only together with another column. */
const COMPANIONS: Record<string, string> = { name: 'venue', sold: 'capacity', gross: 'currency' };

/** The columns the reader sees, and beside a column what its cell says beyond its own value. */
export function toExportColumns<Row>(
  columns: readonly TableColumn<Row>[],
  shown: readonly TableColumn<Row>[],
): TableColumn<Row>[] {
  const shownIds = new Set(shown.map((column) => column.id));
  return shown.flatMap((column) => {
    const companion = columns.find((other) => other.id === COMPANIONS[column.id]);
    return companion && !shownIds.has(companion.id) ? [column, companion] : [column];
  });
}
