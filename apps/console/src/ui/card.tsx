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
      <Box component="header" sx={HEAD_LOOK}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {note && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
        {action && <Box sx={ACTION_LOOK}>{action}</Box>}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</Box>
    </Box>
  );
}

const HEAD_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 1.5,
  minHeight: 48,
  px: 2,
  py: 1.5,
};

/** Keeps a head with a button as high as one without. */
const ACTION_LOOK = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto', my: '-2px' };
