import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields that are the ends of one range (from and until, fewest and most) on one line. */
export function LimitsRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 2,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
