import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LOOK } from '#brands/look.ts';

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={SECTION_LOOK}>
      <Box component="h2" sx={{ m: 0, fontSize: 13, lineHeight: '20px', fontWeight: 620 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

const SECTION_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.25,
  p: 2,
  '& + &': { borderTop: `1px solid ${LOOK.line}` },
};
