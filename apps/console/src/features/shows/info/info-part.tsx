import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface InfoPartProps {
  title: string;
  children: ReactNode;
}

/** A part of the drawer under a quiet title. */
export function InfoPart({ title, children }: InfoPartProps) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId} component="section" sx={{ pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" id={titleId} sx={{ m: 0, mb: 1, typography: 'smallLabel', color: 'text.tertiary' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
