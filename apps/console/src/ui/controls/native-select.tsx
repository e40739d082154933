import { styled } from '@mui/material/styles';
import { LOOK } from '#brands/look.ts';

/** The browser's own select, for choices among many rows or with full device support; a form has `SelectField`. */
export const NativeSelect = styled('select')({
  width: '100%',
  minWidth: 0,
  height: 34,
  padding: '0 8px',
  font: 'inherit',
  color: LOOK.text,
  backgroundColor: LOOK.surface,
  border: `1px solid ${LOOK.controlLine}`,
  borderRadius: 6,
  '&:focus-visible': { outline: `2px solid ${LOOK.focus}`, outlineOffset: 1 },
  '& option': { color: LOOK.text, backgroundColor: LOOK.surface },
});
