/** A plain table that fills a card: rows of at least 36 px, the heading in grey. */
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
  '& thead th': { height: 32, fontSize: 12, fontWeight: 530, color: 'text.tertiary', whiteSpace: 'nowrap' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};
