import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface CardProps {
  title: ReactNode;
  /** Shown in grey beside the title: a count, a unit. */
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A bordered section with a header of 48 px. Cards are never nested. */
export function Card({ title, note, action, children }: CardProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, px: 2, py: 1.5 }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {note && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
        <Box sx={{ flex: 1 }} />
        {action}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</Box>
    </Box>
  );
}
