import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LOOK } from '#brands/look.ts';

/** Stands in place of the rows. */
export function TableMessage({ children }: { children: ReactNode }) {
  return <Box sx={{ px: 2, py: 6, textAlign: 'center', fontSize: 13, color: LOOK.text2 }}>{children}</Box>;
}
