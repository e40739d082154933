import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { ColumnButton } from './columns/column-button.tsx';
import { onePage } from './export/collect-rows.ts';
import { ExportMenu } from './export/export-menu.tsx';
import type { ExportFormat } from './export/use-table-export.ts';
import type { TablePage } from './paging/use-table-page.ts';
import type { DataTableModel } from './use-data-table.ts';

const ColumnDrawer = lazyPart(async () => (await import('./columns/column-drawer.tsx')).ColumnDrawer);

export interface TableToolsProps<Row> {
  model: DataTableModel<Row>;
  /** The name of files and of the printed page. */
  title: string;
  /** The list whose pages an export reads; undefined if the model's rows are all. */
  list?: Pick<TablePage<Row>, 'fetchPage' | 'total' | 'url'> | undefined;
  /** Defaults to all formats. */
  formats?: readonly ExportFormat[];
  /** Files that the server writes, as further entries of the export menu. */
  files?: ReactNode;
  /** Why the user may not export the rows; undefined if they may. */
  exportReason?: string | undefined;
}

/**
 * Column and export tools of a table; on a phone its rows are cards without columns. `DataTable` shows the tools above
 * its rows, unless the page has them in its own bar.
 */
export function TableTools<Row>({ model, title, list, formats, files, exportReason }: TableToolsProps<Row>) {
  const { isOpen } = useDrawerParam();
  const { rows } = model.options;
  const count = list ? (list.total.kind === 'exact' ? list.total.count : undefined) : rows.length;
  return (
    <Box sx={{ display: 'flex', gap: 1, flex: 'none' }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ColumnButton />
      </Box>
      <ExportMenu
        columns={model.shownColumns}
        formats={formats}
        reason={exportReason}
        size="small"
        source={
          list ? { fetchPage: list.fetchPage, count, filter: list.url.state } : { fetchPage: onePage(rows), count }
        }
        title={title}
      >
        {files}
      </ExportMenu>
      {isOpen('tableColumnSelect') && (
        <Suspense fallback={null}>
          <ColumnDrawer model={model} />
        </Suspense>
      )}
    </Box>
  );
}
