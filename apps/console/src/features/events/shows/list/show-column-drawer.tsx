import type { ShowSummary } from '@parterre/contract/shows/show';
import { ColumnDrawer } from '#tables/columns/column-drawer.tsx';
import type { DataTableModel } from '#tables/use-data-table.ts';

/**
 * The column settings of the board; a separate module, because few users open it and the drag-and-drop code is large.
 */
export function ShowColumnDrawer({ model }: { model: DataTableModel<ShowSummary> }) {
  return <ColumnDrawer model={model} />;
}
