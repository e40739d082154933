/** How the elements of a rich text look, in the editor and wherever it is shown. */
export const RICH_TEXT_LOOK = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & h3, & h4': { whiteSpace: 'pre-wrap' },
  '& p': { m: 0, mb: 1 },
  '& h3': { m: 0, mt: 2, mb: 0.5, fontSize: 16, lineHeight: '24px', fontWeight: 620 },
  '& h4': { m: 0, mt: 1.5, mb: 0.5, fontSize: 14, lineHeight: '20px', fontWeight: 620 },
  '& ul, & ol': { m: 0, mb: 1, pl: 3 },
  '& li > p': { mb: 0.25 },
  '& blockquote': {
    m: 0,
    mb: 1,
    pl: 1.5,
    borderLeft: '2px solid',
    borderColor: 'line.strong',
    color: 'text.secondary',
  },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 1.5 },
  '& a': { color: 'primary.ink', textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& strong': { fontWeight: 620 },
} as const;
