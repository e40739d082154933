import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

/** A titled part of the drawer. */
export function CopySection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box component="h3" id={titleId} sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
