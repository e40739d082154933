import Box, { type BoxProps } from '@mui/material/Box';
import type { ElementType } from 'react';

interface NoteProps extends Omit<BoxProps, 'component' | 'ref' | 'sx'> {
  component?: ElementType;
  sx?: object;
}

/** A remark in small grey type, beside or below what it is about. */
export function Note({ sx, ...props }: NoteProps) {
  return <Box {...props} sx={{ typography: 'caption', color: 'text.secondary', ...sx }} />;
}
