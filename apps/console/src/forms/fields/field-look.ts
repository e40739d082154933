import type { SxProps } from '@mui/material/styles';
import { LOOK } from '#brands/look.ts';

/** Room for units and buttons inside the theme's outlined input. */
export const CONTROL_LOOK: SxProps = {
  px: 1.25,
  gap: 0.75,
  width: '100%',
  '& .MuiOutlinedInput-input': { p: 0, minWidth: 0 },
};

/** Units and currency inside the control. */
export const UNIT_LOOK: SxProps = { color: LOOK.text3, typography: 'caption', flex: 'none' };
