import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { PAGE_SIZE, REPORT_PAGE_MAX } from '@parterre/contract/choices/limits';
import type { ReportPage } from '@parterre/contract/reports/report-page';
import { useTranslation } from 'react-i18next';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { ColumnButton } from '#tables/columns/column-button.tsx';
import { getPageRange, getRangeKey } from '#tables/paging/page-range.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { TableMessage } from '#tables/table-message.tsx';
import type { DataTableModel } from '#tables/use-data-table.ts';
import { Card } from '#ui/card.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { without } from '#ui/url/change-params.ts';
import { REPORT_PAGE } from '../selection/selection-state.ts';
import { hasSums, PaperTables } from './paper-tables.tsx';
import { type PrintedCall, useIsPrinting, usePrintedRows } from './use-printed-rows.ts';
import { keepWhole, type ReportRow, writeCell } from './use-report-columns.tsx';

interface PreviewCardProps {
  page: ReportPage;
  pageIndex: number;
  model: DataTableModel<ReportRow>;
  isLoading: boolean;
  /** Requests the rows for printing. */
  toPrint: PrintedCall;
}

/**
 * Shows the first rows as in the file, so that a missing column is noticed before the download. Not for a report without
 * a row.
 */
export function PreviewCard({ page, pageIndex, model, isLoading, toPrint }: PreviewCardProps) {
  const { t } = useTranslation('reports');
  const { printed, isRunning, print } = usePrintedRows(toPrint);
  const rows = printed?.rows ?? model.options.rows;
  const columns = useSummedColumns(page, model);
  const isPrinting = useIsPrinting();
  return (
    <Card
      action={
        <Box sx={{ display: 'flex', gap: 1, my: -0.75, displayPrint: 'none' }}>
          <ColumnButton />
          <Button
            disabled={rows.length === 0}
            loading={isRunning}
            onClick={() => void print()}
            size="small"
            variant="outlined"
          >
            {t('print')}
          </Button>
        </Box>
      }
      title={isPrinting ? t('preview.printedTitle') : t('preview.title')}
    >
      <Box aria-busy={isLoading} sx={{ ...ON_SCREEN, opacity: isLoading ? 0.6 : 1 }}>
        {isPrinting ? (
          <PaperTables columns={columns} page={page} rows={rows} />
        ) : (
          <PlainTable
            caption={t('preview.title')}
            columns={columns}
            getRowId={({ number }) => number}
            look="card"
            rows={rows}
            scroll={{}}
          />
        )}
        {columns.length === 0 && <TableMessage>{t('kit:tables.noColumns')}</TableMessage>}
      </Box>
      <LeftSums columns={model.shownColumns} page={page} />
      <Definitions columns={model.shownColumns} page={page} />
      {page.totalPages > 1 && !printed && <Pages page={page} pageIndex={pageIndex} />}
      {printed && printed.rows.length < printed.total && (
        <LeftOut printed={printed.rows.length} total={printed.total} />
      )}
    </Card>
  );
}

/**
 * With a single currency, the last line shows the sums of all rows, not only those on the page. Without a column that has
 * one there is no such line.
 */
function useSummedColumns(page: ReportPage, model: DataTableModel<ReportRow>) {
  const { t, i18n } = useTranslation('reports');
  const [sums, ...others] = page.totals;
  if (!sums || others.length > 0 || !hasSums(model.shownColumns, sums)) return model.shownColumns;
  const kinds = new Map(page.columns.map(({ key, kind }) => [key, kind]));
  const reader = { currency: sums.currency, language: i18n.language, words: { yes: t('yes'), no: t('no') } };
  return model.shownColumns.map((column, at) => {
    const sum = sums.values[column.id];
    const foot = at === 0 ? t('preview.total') : '';
    const kind = kinds.get(column.id) ?? 'number';
    return { ...column, foot: sum === undefined ? foot : keepWhole(writeCell(sum, kind, reader), kind) };
  });
}

/** Each event's stock needs a query of its own, so for many events only the workbook, which reads all, has these sums. */
const STOCK_SUMS: ReadonlySet<string> = new Set([
  'allocated',
  'in_baskets',
  'held_no_sale',
  'blocked_alternating',
  'held_sale_allowed',
  'reserved_by_codes',
  'available',
  'gross_potential',
]);

function LeftSums({ columns, page }: { columns: DataTableModel<ReportRow>['shownColumns']; page: ReportPage }) {
  const { t } = useTranslation('reports');
  const [sums, ...others] = page.totals;
  const left = columns.filter(({ id }) => STOCK_SUMS.has(id) && sums?.values[id] === undefined);
  if (!sums || others.length > 0 || left.length === 0) return null;
  return (
    <Box sx={REMARKS_LOOK}>
      <Note>{t('preview.sumsInFile', { names: left.map(({ header }) => header).join(', ') })}</Note>
    </Box>
  );
}

/** Says what is in figures whose heading does not; columns with the same definition share a line. */
function Definitions({ columns, page }: { columns: DataTableModel<ReportRow>['shownColumns']; page: ReportPage }) {
  const { t } = useTranslation('reports');
  const headers = new Map<string, string[]>();
  for (const { id } of columns) {
    const { header, definition } = page.columns.find(({ key }) => key === id) ?? {};
    if (header && definition) headers.set(definition, [...(headers.get(definition) ?? []), header]);
  }
  if (headers.size === 0) return null;
  return (
    <Box sx={REMARKS_LOOK}>
      {[...headers].map(([definition, own]) => (
        <Note key={definition}>{t('schedules.fact', { label: own.join(', '), value: definition })}</Note>
      ))}
    </Box>
  );
}

/** Printed below the last row: says that only the first rows are on paper. */
function LeftOut({ printed, total }: { printed: number; total: number }) {
  const { t, i18n } = useTranslation('reports');
  const write = (value: number) => formatNumber(value, i18n.language);
  return <Box sx={PAGES_LOOK}>{t('preview.first', { printed: write(printed), total: write(total) })}</Box>;
}

function Pages({ page, pageIndex }: { page: ReportPage; pageIndex: number }) {
  const { t, i18n } = useTranslation('kit');
  const [, setParams] = useUrlParams();
  const { from, to } = getPageRange(pageIndex, PAGE_SIZE.default, page.items.length);
  const write = (value: number) => formatNumber(value, i18n.language);
  const handleTurnTo = (index: number) =>
    setParams((current) => {
      const turned = without(current, [REPORT_PAGE]);
      if (index > 1) turned.set(REPORT_PAGE, String(index));
      return turned;
    });
  const range = { from: write(from), to: write(to), total: write(page.totalItems) };
  return (
    <Box sx={PAGES_LOOK}>
      <span aria-live="polite">{t(getRangeKey(page.totalKind), range)}</span>
      <Box component="span" sx={ONLY_PRINTED}>
        {t('reports:preview.onPaper')}
      </Box>
      <IconButton
        aria-label={t('tables.previousPage')}
        disabled={pageIndex <= 1}
        onClick={() => handleTurnTo(pageIndex - 1)}
        size="small"
        sx={NOT_PRINTED}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={t('tables.nextPage')}
        disabled={pageIndex >= Math.min(page.totalPages, REPORT_PAGE_MAX)}
        onClick={() => handleTurnTo(pageIndex + 1)}
        size="small"
        sx={NOT_PRINTED}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}

const ON_SCREEN = { '& th, & td': { whiteSpace: 'nowrap' } };

const NOT_PRINTED = { displayPrint: 'none' };
const ONLY_PRINTED = { display: 'none', displayPrint: 'inline' };

const REMARKS_LOOK = { px: 2, py: 1, borderTop: 1, borderColor: 'divider' };

const PAGES_LOOK = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  minHeight: 44,
  px: 2,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};
