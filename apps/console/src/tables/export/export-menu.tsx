import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { ExportValue } from '../columns/table-column.ts';
import { writeExportValue } from './export-cells.ts';
import { type ExportFormat, type TableExportOptions, useTableExport } from './use-table-export.ts';

const ExportDialog = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog);

export interface ExportMenuProps<Row> extends TableExportOptions<Row> {
  /** How many rows there are, where it is known exactly. */
  count?: number;
}

const FORMATS: readonly ExportFormat[] = ['csv', 'excel', 'print'];

/** CSV, Excel or paper of exactly what the filter shows, all pages. */
export function ExportMenu<Row>({ count, ...options }: ExportMenuProps<Row>) {
  const { t, i18n } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const job = useTableExport(options);
  const choose = (format: ExportFormat) => {
    setAnchor(null);
    void job.start(format);
  };
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        disabled={count === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<DownloadIcon />}
        variant="outlined"
      >
        {count ? t('exports.menuCount', { rows: formatNumber(count, i18n.language) }) : t('exports.menu')}
      </Button>
      <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {t(`exports.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      {(job.progress || job.isFailed) && (
        <Suspense fallback={null}>
          <ExportDialog
            isFailed={job.isFailed}
            onCancel={job.cancel}
            onClose={job.forgetFailure}
            progress={job.progress}
          />
        </Suspense>
      )}
      {job.printJob && <PrintSheet {...job.printJob} onDone={job.finishPrint} title={options.title} />}
    </>
  );
}

interface PrintSheetProps {
  title: string;
  headings: readonly string[];
  cells: readonly ExportValue[][];
  onDone: () => void;
}

/** The page's own table scrolls and folds; paper gets one that does neither. */
function PrintSheet({ title, headings, cells, onDone }: PrintSheetProps) {
  // Printing is the browser's, and it prints what is drawn already.
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <Box className="print-sheet" sx={SHEET_LOOK}>
      <GlobalStyles styles={{ '@media print': { 'body > :not(.print-sheet)': { display: 'none !important' } } }} />
      <h1>{title}</h1>
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
                <td data-number={typeof value === 'number' ? '' : undefined} key={headings[index]}>
                  {writeExportValue(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>,
    document.body,
  );
}

const numberRows = (cells: readonly ExportValue[][]) => cells.map((row, index) => ({ number: index + 1, row }));

const SHEET_LOOK = {
  display: 'none',
  '@media print': { display: 'block', color: '#000', bgcolor: '#FFF', fontSize: '9pt', lineHeight: 1.35 },
  '& h1': { fontSize: '13pt', m: 0, mb: 1 },
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', p: '3px 6px', borderBottom: '0.5pt solid #999' },
  '& [data-number]': { textAlign: 'right' },
};
