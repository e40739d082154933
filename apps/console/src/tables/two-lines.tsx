import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CLIPPED, CLIPPED_NOTE } from '#ui/clipped.ts';

interface TwoLinesProps {
  first: ReactNode;
  /** Small and grey; '' hides the line. */
  second: string;
}

/** A cell of two lines, each cut at the column's edge, with the full text in a tooltip. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="span" sx={CLIPPED} title={typeof first === 'string' ? first : undefined}>
        {first}
      </Box>
      {second && (
        <Box component="span" sx={CLIPPED_NOTE} title={second}>
          {second}
        </Box>
      )}
    </Box>
  );
}
