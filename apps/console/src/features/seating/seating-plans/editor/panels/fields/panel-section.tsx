import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LOOK } from '#brands/look.ts';

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={SECTION_LOOK}>
      <Box component="h2" sx={{ m: 0, typography: 'h4' }}>
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

export const LABEL_LOOK = {
  display: 'block',
  mb: 0.5,
  typography: 'smallLabel',
  color: 'text.secondary',
};

export const PAIR_LOOK = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 };

export const HINT_LOOK = { m: 0, typography: 'caption', color: 'text.secondary' };
