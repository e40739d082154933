import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ExportValue } from '../columns/table-column.ts';
import { writeExportValue } from './export-cells.ts';

interface PrintSheetProps {
  title: string;
  headings: readonly string[];
  cells: readonly ExportValue[][];
  onDone: () => void;
}

/** A plain table that exists on paper only. Printing is the browser's, hence the effect. */
export function PrintSheet({ title, headings, cells, onDone }: PrintSheetProps) {
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
