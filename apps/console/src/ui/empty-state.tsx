import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** Says what the user can do. */
  text?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
}

/** Says why nothing is here and offers the next step: an empty table alone would look like a fault. */
export function EmptyState({ title, text, picture, actions }: EmptyStateProps) {
  return (
    <Box sx={LOOK}>
      {picture}
      <Typography variant="h5" component="h2" sx={{ mt: picture ? 3 : 0, mb: 0.5 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" component="div" sx={{ maxWidth: 380, color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2.5 }}>{actions}</Box>
      )}
    </Box>
  );
}

/** Keeps its own colours inside a table that greys its messages. */
const LOOK = {
  display: 'grid',
  justifyItems: 'center',
  px: 2,
  py: { xs: 6, md: 11 },
  color: 'text.primary',
  textAlign: 'center',
};
