import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VISUALLY_HIDDEN } from '#tables/visually-hidden.ts';

interface PlainTableProps {
  caption: string;
  /** A heading above says it already. */
  isCaptionHidden?: boolean;
  headings: readonly string[];
  /** What is said under each heading. */
  notes?: readonly ReactNode[];
  /** One cell per heading; `id` tells the rows apart. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A small table to read, nothing to press; it scrolls sideways where it is too wide. */
export function PlainTable({ caption, isCaptionHidden = false, headings, notes, rows }: PlainTableProps) {
  return (
    <Box aria-label={caption} role="region" sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Box component="table" sx={TABLE_LOOK}>
        <Box component="caption" sx={isCaptionHidden ? VISUALLY_HIDDEN : {}}>
          {caption}
        </Box>
        <thead>
          <tr>
            {headings.map((heading, index) => (
              <th key={heading} scope="col">
                {heading}
                {notes && <Box sx={{ fontWeight: 400, color: 'text.primary' }}>{notes[index]}</Box>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {headings.map((heading, index) => (
                <td key={heading}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 'fontWeightMedium', pb: 0.5 },
  '& th, & td': { textAlign: 'left', p: '6px 16px 6px 0', borderBottom: 1, borderColor: 'divider' },
  '& th': { color: 'text.tertiary', fontWeight: 530, fontSize: 12, whiteSpace: 'nowrap' },
  '& td:first-of-type': { width: 64, color: 'text.secondary' },
};
