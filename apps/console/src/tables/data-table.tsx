import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { fitColumns } from './columns/fit-columns.ts';
import { useElementWidth } from './columns/use-element-size.ts';
import { DataTableGrid } from './data-table-grid.tsx';
import type { TablePage } from './paging/use-table-page.ts';
import { TableCards } from './table-cards.tsx';
import { TableMessage } from './table-message.tsx';
import { CHECKBOX_WIDTH_PX, type TableDensity, type TableStatus } from './table-status.ts';
import { TableTools } from './table-tools.tsx';
import type { DataTableModel } from './use-data-table.ts';

export interface DataTableProps<Row> {
  model: DataTableModel<Row>;
  /** The table's name for screen readers. */
  caption: string;
  status: TableStatus;
  rows?: TableRows<Row>;
  /** The paged list of the rows, so that an export reads all pages; undefined if these rows are all. */
  list?: Pick<TablePage<Row>, 'fetchPage' | 'total' | 'url'>;
  /** True if the page renders `TableTools` in its own bar, or has none for a reason given in a comment. */
  hasOwnTools?: boolean;
  /** Shown without rows; defaults to 'No data to display'. */
  empty?: ReactNode;
}

interface TableRows<Row> {
  density?: TableDensity;
  /** Called by Enter on a row, or a click outside its links and buttons. Never selects. */
  onOpen?: (row: Row) => void;
  /** Renders a row below 768 px; defaults to a list of its columns. */
  renderCard?: (row: Row) => ReactNode;
}

/** Below 768 px rows become cards: in columns, each would have only a few letters. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { model, caption, status, rows = {}, empty, list, hasOwnTools = false } = props;
  const { t } = useTranslation('kit');
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useElementWidth(frame);
  const isNarrow = useMediaQuery('(max-width: 767px)', { noSsr: true });
  const checkboxPx = model.options.canSelect ? CHECKBOX_WIDTH_PX : 0;
  const roomPx = widthPx - checkboxPx;
  const columns = fitColumns(model.shownColumns, roomPx);
  const hasRows = model.options.rows.length > 0;
  const isEmpty = status.kind === 'ready' && !hasRows;
  const failure = status.kind === 'failed' && (
    <RetryAlert error={status.error} onRetry={status.onRetry} sx={{ my: 1 }} />
  );
  return (
    <Box aria-busy={status.kind === 'loading'} ref={frame} sx={{ minWidth: 0 }}>
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {status.kind === 'loading' ? t('tables.loading') : ''}
      </Box>
      {!hasOwnTools && !isEmpty && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 0.5 }}>
          <TableTools list={list} model={model} title={caption} />
        </Box>
      )}
      {hasRows && failure}
      {isNarrow ? (
        <TableCards
          columns={model.shownColumns}
          model={model}
          onOpenRow={rows.onOpen}
          renderCard={rows.renderCard}
          status={status}
        />
      ) : (
        <DataTableGrid
          caption={caption}
          columns={columns}
          density={rows.density ?? 'plain'}
          model={model}
          onOpenRow={rows.onOpen}
          status={status}
          widthPx={roomPx}
        />
      )}
      {model.shownColumns.length === 0 && <TableMessage>{t('tables.noColumns')}</TableMessage>}
      {isEmpty && <TableMessage>{empty ?? t('tables.noData')}</TableMessage>}
      {!hasRows && failure}
    </Box>
  );
}
