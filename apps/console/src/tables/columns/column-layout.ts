import type { TableColumn } from './table-column.ts';

export interface ColumnLayout {
  order: string[];
  hidden: string[];
}

export function getDefaultLayout<Row>(columns: readonly TableColumn<Row>[]): ColumnLayout {
  return {
    order: columns.map((column) => column.id),
    hidden: columns.filter((column) => column.isHiddenAtFirst).map((column) => column.id),
  };
}

/**
 * Adapts a stored layout to the present columns: removes unknown ids, and inserts new columns at their default
 * position.
 */
export function reconcileLayout<Row>(columns: readonly TableColumn<Row>[], stored: ColumnLayout): ColumnLayout {
  const known = new Map(columns.map((column) => [column.id, column]));
  const order = [...new Set(stored.order)].filter((id) => known.has(id));
  for (const [index, column] of columns.entries()) {
    if (!order.includes(column.id)) order.splice(Math.min(index, order.length), 0, column.id);
  }
  const wasKnown = new Set(stored.order);
  const hidden = order.filter((id) => {
    const column = known.get(id);
    if (!column || column.canHide === false) return false;
    return wasKnown.has(id) ? stored.hidden.includes(id) : column.isHiddenAtFirst === true;
  });
  return { order, hidden };
}

export function applyLayout<Row>(columns: readonly TableColumn<Row>[], layout: ColumnLayout): TableColumn<Row>[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  return layout.order.flatMap((id) => {
    const column = known.get(id);
    return column && !layout.hidden.includes(id) ? [column] : [];
  });
}

export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item !== undefined) moved.splice(to, 0, item);
  return moved;
};
