import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** Nothing to tell: the line is left out. */
  value: ReactNode;
}

/** Labels beside their values; on a narrow drawer above them. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={LIST_LOOK}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  fontVariantNumeric: 'tabular-nums',
};
