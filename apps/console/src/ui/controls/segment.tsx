import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { LOOK } from '#brands/look.ts';

/** A native radio button below its label, so that arrow keys choose. */
export function Segment({ label, ...input }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <Box component="label" sx={SEGMENT_LOOK}>
      <input {...input} type="radio" />
      {label}
    </Box>
  );
}

const SEGMENT_LOOK = {
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  typography: 'button',
  color: LOOK.text2,
  cursor: 'pointer',
  borderLeft: `1px solid ${LOOK.line}`,
  '&:first-of-type': { borderLeft: 0, borderRadius: '5px 0 0 5px' },
  '&:last-of-type': { borderRadius: '0 5px 5px 0' },
  '&:hover:not(:has(:disabled))': { bgcolor: LOOK.hover },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': { bgcolor: LOOK.active, color: LOOK.text },
  '&:has(:disabled)': { color: LOOK.text3, cursor: 'default' },
  '&:has(:focus-visible)': { outline: `2px solid ${LOOK.focus}`, outlineOffset: 2, zIndex: 1 },
};
