import type { SxProps } from '@mui/material/styles';
import { LOOK } from '../../dates/look.ts';

/** The box of a one-line control: 36 px, 1 px line, 2 px red when wrong, a halo when focused. */
export const CONTROL_LOOK: SxProps = {
  minHeight: 36,
  px: 1.25,
  gap: 1,
  width: '100%',
  fontSize: 14,
  lineHeight: '20px',
  borderRadius: '6px',
  bgcolor: LOOK.surface,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: LOOK.controlLine, borderWidth: 1 },
  '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: LOOK.text2 },
  '& .MuiOutlinedInput-input': { p: 0, height: 'auto', minWidth: 0 },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: LOOK.focus, borderWidth: 1 },
  '&.Mui-focused': { boxShadow: `0 0 0 3px color-mix(in srgb, ${LOOK.focus} 25%, transparent)` },
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: LOOK.bad, borderWidth: 2 },
  '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 3px color-mix(in srgb, ${LOOK.bad} 22%, transparent)` },
  '&.Mui-disabled': { bgcolor: LOOK.sunken },
};

/** Units and currency inside the control. */
export const UNIT_LOOK: SxProps = { color: LOOK.text3, fontSize: 12, lineHeight: '16px', flex: 'none' };
