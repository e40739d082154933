import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PageColumnsProps {
  main: ReactNode;
  side: ReactNode;
}

export function PageColumns({ main, side }: PageColumnsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: COLUMNS }}>
      <Box sx={STACK_LOOK}>{main}</Box>
      <Box sx={STACK_LOOK}>{side}</Box>
    </Box>
  );
}

const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' };
const STACK_LOOK = { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' };
