import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PaperLogo } from '#brands/logo.tsx';
import { formatDay, formatOwnZonedTime } from '#dates/format-date-time.ts';
import { chooseCounted, formatNumber } from '#i18n/format-number.ts';
import type { ExportValue } from '../columns/table-column.ts';
import { hasFilters, type TableUrlState } from '../url/table-url-state.ts';
import { writeExportValue } from './export-cells.ts';
import type { PrintJob } from './use-table-export.ts';

interface PrintSheetProps extends PrintJob {
  title: string;
  /** The number of all rows, if it is exact. */
  count?: number | undefined;
  /** The search, dates and filters of the list; undefined if it has none. */
  filter?: PrintedQuery | undefined;
  onDone: () => void;
}

export type PrintedQuery = Partial<Pick<TableUrlState, 'search' | 'dateFrom' | 'dateTo' | 'filters'>>;

/** The page's own table scrolls and folds; print gets a plain one in black on white, with a title and facts. */
export function PrintSheet({ title, headings, figures, cells, count, filter = {}, onDone }: PrintSheetProps) {
  const { t, i18n } = useTranslation('kit');
  // The browser prints what is rendered, so print in an effect.
  const handleDone = useEffectEvent(onDone);
  useEffect(() => {
    const handlePrinted = () => handleDone();
    window.addEventListener('afterprint', handlePrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', handlePrinted);
  }, []);
  return createPortal(
    <Box className="print-sheet" sx={SHEET_LOOK}>
      <GlobalStyles styles={lookOfPage(headings.length)} />
      <PaperLogo />
      <h1>{title}</h1>
      <p>{describeRows().join(' · ')}</p>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numberRows(cells).map(({ number, row }) => (
            <tr key={number}>
              {row.map((value, index) => (
                <Cell isFigure={figures[index] === true} key={headings[index]} value={value} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>,
    document.body,
  );

  /** The number of rows, what they were filtered by, and the time. */
  function describeRows(): string[] {
    const write = (value: number) => formatNumber(value, i18n.language);
    const rows = cells.length;
    const number =
      count !== undefined && count > rows
        ? t('exports.rowsOf', { count: chooseCounted(rows, count, i18n.language), rows, total: count })
        : t('exports.rows', { count: rows, rows: write(rows) });
    return [number, ...describeFilter(), t('exports.printed', { at: formatOwnZonedTime(new Date()) })];
  }

  /** The chosen values of other filters are codes and ids here, so paper says only that there are some. */
  function describeFilter(): string[] {
    const { search: words, dateFrom: from, dateTo: to, filters = {} } = filter;
    const dates = { from: from ? formatDay(from) : '…', to: to ? formatDay(to) : '…' };
    return [
      ...(words ? [t('exports.searched', { words })] : []),
      ...(from || to ? [t('exports.dates', dates)] : []),
      ...(hasFilters(filters) ? [t('exports.filtered')] : []),
    ];
  }
}

function Cell({ value, isFigure }: { value: ExportValue; isFigure: boolean }) {
  const text = writeExportValue(value);
  const mark = isFigure || typeof value === 'number' ? 'number' : LONG_WORD.test(text) ? 'long' : undefined;
  return <td data-kind={mark}>{text}</td>;
}

/** Matches long URLs; other words widen their column instead of breaking. */
const LONG_WORD = /\S{33}/;

const numberRows = (cells: PrintJob['cells']) => cells.map((row, index) => ({ number: index + 1, row }));

/** With more columns, the sheet is landscape. */
const UPRIGHT_COLUMNS = 6;

const lookOfPage = (columns: number) => ({
  '@page': { size: columns > UPRIGHT_COLUMNS ? 'landscape' : 'portrait', margin: '14mm 12mm' },
  '@media print': {
    'html, body': { background: '#FFF !important', colorScheme: 'light' },
    'body > :not(.print-sheet)': { display: 'none !important' },
  },
});

const SHEET_LOOK = {
  display: 'none',
  '@media print': { display: 'block', color: '#000', bgcolor: '#FFF', fontSize: '9pt', lineHeight: 1.35 },
  '& h1': { fontSize: '14pt', m: 0 },
  '& p': { m: 0, mb: 1.5, fontSize: '8.5pt', color: '#444' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: '3px 6px' },
  '& th': { borderBottom: '1pt solid #000' },
  '& td': { borderBottom: '0.5pt solid #999' },
  '& [data-kind=number]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& [data-kind=long]': { overflowWrap: 'anywhere' },
};
