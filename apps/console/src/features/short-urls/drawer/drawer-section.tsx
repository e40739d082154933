import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface DrawerSectionProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the drawer that belongs to no form. */
export function DrawerSection({ title, aside, children }: DrawerSectionProps) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId} component="section" sx={{ mt: 2.5, pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1.25 }}>
        <Box
          component="h3"
          id={titleId}
          sx={{ m: 0, flex: 1, fontSize: 13, lineHeight: '20px', fontWeight: 'fontWeightMedium' }}
        >
          {title}
        </Box>
        {aside}
      </Box>
      {children}
    </Box>
  );
}
