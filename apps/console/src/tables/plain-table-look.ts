import { LOOK } from '#brands/look.ts';

export const TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  // Overrides the grey text of dialogs.
  color: LOOK.text,
  fontVariantNumeric: 'tabular-nums',
  '& > caption': { textAlign: 'left', fontWeight: 'fontWeightMedium', pb: 0.5 },
  '& > * > tr > *': {
    height: 36,
    px: { xs: 0.5, sm: 1 },
    py: '7px',
    textAlign: 'left',
    fontWeight: 'inherit',
    // Breaks names and headings only between words; broken anywhere, they would leave all width to the values.
    overflowWrap: 'break-word',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& > tbody > tr > td': { overflowWrap: 'anywhere' },
  '& > thead > tr > *': {
    height: 32,
    py: 0.5,
    typography: 'columnHead',
    color: 'text.tertiary',
    // German headings are wider than a phone.
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
  },
  '& > * > tr > [data-align=end]': { textAlign: 'right' },
  '& > tbody > tr > [data-align=end], & > tfoot > tr > [data-align=end]': { whiteSpace: 'nowrap' },
  '& > * > tr > [data-part]': { fontWeight: 'fontWeightMedium', bgcolor: 'background.sunken' },
  '& > * > tr[data-sum] > *': { fontWeight: 'fontWeightBold' },
  '& > tbody > tr:has(+ tr[data-sum]) > *': { borderBottomColor: LOOK.lineStrong },
  '& > tfoot': {
    fontWeight: 'fontWeightBold',
    // Paper repeats a foot under every sheet, as if it were the sum of that sheet.
    '@media print': { display: 'table-row-group' },
  },
  '& > tbody:last-child > tr:last-of-type > *, & > tfoot > tr > *': { borderBottom: 0 },
  '& [data-from=sm]': { display: { xs: 'none', sm: 'table-cell' } },
  '& [data-from=lg]': { display: { xs: 'none', lg: 'table-cell' } },
  '&[data-look=card] > * > tr > *:first-of-type': { pl: 2 },
  '&[data-look=card] > * > tr > *:last-of-type': { pr: 2 },
  // After a row heading (`th`), the first `td` is not the first cell of the row.
  '&[data-look] > tbody > tr > th ~ td:first-of-type': { pl: { xs: 0.5, sm: 1 } },
  '&[data-look] > tbody > tr > td ~ th:first-of-type': { pl: { xs: 0.5, sm: 1 } },
  // On a phone, what follows a hidden first column stands at the edge.
  '&[data-look=card] > * > tr > [data-from=sm]:first-child + :not([data-from])': { pl: { xs: 2, sm: 1 } },
  '&[data-look=text] > * > tr > *': { verticalAlign: 'baseline' },
  '&[data-look=text] > * > tr > *:first-of-type': { pl: 0 },
  '&[data-look=text] > * > tr > *:last-of-type': { pr: 0 },
  '&[data-look=text] > tbody > tr > th': { fontWeight: 'fontWeightMedium' },
  '&[data-look=calendar]': { tableLayout: 'fixed' },
  '&[data-look=calendar] > thead > tr > *': { textAlign: 'center', borderBottom: 0 },
  '&[data-look=calendar] > tbody > tr > *': {
    height: 64,
    p: 0,
    verticalAlign: 'top',
    borderTop: 1,
    borderColor: 'divider',
  },
  '&[data-look=calendar] > tbody > tr > * + *': { borderLeft: 1, borderLeftColor: 'divider' },
};
