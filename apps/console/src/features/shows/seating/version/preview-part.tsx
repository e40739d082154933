import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface PreviewPartProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A titled part of the preview. */
export function PreviewPart({ title, text, children }: PreviewPartProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="h3" id={titleId} sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {title}
      </Box>
      {text && <Box sx={{ mb: 1, color: 'text.secondary' }}>{text}</Box>}
      {children}
    </Box>
  );
}
