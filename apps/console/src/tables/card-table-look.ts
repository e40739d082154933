/** A plain table that fills a card: rows of 36 px, heading and total in grey and bold. */
export const CARD_TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 36,
    px: 1,
    textAlign: 'left',
    fontWeight: 'inherit',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& th:first-of-type, & td:first-of-type': { pl: 2 },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
  '& [data-align=end]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& thead th': {
    height: 32,
    fontSize: 12,
    fontWeight: 530,
    color: 'text.tertiary',
    // German heads are wider than a telephone.
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
  },
  '& tbody:last-child tr:last-of-type > *, & tfoot tr:last-of-type > *': { borderBottom: 0 },
  '& tfoot': { fontWeight: 620 },
};
