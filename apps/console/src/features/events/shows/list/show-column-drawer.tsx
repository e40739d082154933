import type { ShowSummary } from '@parterre/contract/shows/show';
import { ColumnDrawer } from '#tables/columns/column-drawer.tsx';
import type { DataTableModel } from '#tables/use-data-table.ts';

/** The columns of the board; a module of its own, because few open it and dragging weighs something. */
export function ShowColumnDrawer({ model }: { model: DataTableModel<ShowSummary> }) {
  return <ColumnDrawer model={model} />;
}
