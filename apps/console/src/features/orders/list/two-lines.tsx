import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A cell of two lines, each cut where the column ends. */
export function TwoLines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={LINE_LOOK} title={typeof first === 'string' ? first : undefined}>
        {first}
      </Box>
      {second && (
        <Box sx={{ ...LINE_LOOK, typography: 'caption', color: 'text.secondary' }} title={second}>
          {second}
        </Box>
      )}
    </Box>
  );
}

const LINE_LOOK = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
