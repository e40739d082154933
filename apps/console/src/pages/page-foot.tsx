import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

/** Keeps the save bar of a long form at the bottom of the window, always within reach. */
export function PageFoot({ children }: { children: ReactNode }) {
  return (
    <Box sx={LOOK}>
      <GlobalStyles styles={SCROLL_LOOK} />
      {children}
    </Box>
  );
}

/** Nothing that takes the focus stays below the bar, which is of two lines on a phone. */
const SCROLL_LOOK = { html: { scrollPaddingBottom: 112 } };

/** Full width; its content is aligned with the page's. */
const LOOK = {
  position: 'sticky',
  bottom: 0,
  zIndex: 9,
  mx: { xs: -2, sm: -4 },
  mt: 3,
  mb: { xs: -3, sm: -4 },
  '& > div': { px: { xs: 2, sm: 4 } },
};
