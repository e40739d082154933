import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Keeps the save bar of a long form at the foot of the window, so that it is in reach wherever the reader is. */
export function PageFoot({ children }: { children: ReactNode }) {
  return <Box sx={LOOK}>{children}</Box>;
}

/** From edge to edge; its words and buttons stand in line with those of the page. */
const LOOK = {
  position: 'sticky',
  bottom: 0,
  zIndex: 9,
  mx: { xs: -2, sm: -4 },
  mt: 3,
  mb: { xs: -3, sm: -4 },
  '& > div': { px: { xs: 2, sm: 4 } },
};
