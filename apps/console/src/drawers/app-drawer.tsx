import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, Suspense, useId } from 'react';
import { LOOK } from '#brands/look.ts';
import { DrawerHeader, type DrawerHeading } from './drawer-header.tsx';

export interface AppDrawerProps {
  open: boolean;
  heading: DrawerHeading;
  onClose: () => void;
  footer?: ReactNode;
  /** `wide` has room for two texts side by side. */
  size?: 'normal' | 'wide';
  children: ReactNode;
}

/**
 * Shows one object beside its list: 480 px, full width on a phone. Traps the focus and restores it on closing. Content
 * suspends inside the drawer: if the page suspended, the element to restore the focus to would be lost.
 */
export function AppDrawer(props: AppDrawerProps) {
  const { open, heading, onClose, footer, size = 'normal', children } = props;
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      onClose={() => onClose()}
      open={open}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: size === 'wide' ? WIDE_LOOK : PAPER_LOOK,
        },
      }}
    >
      <DrawerHeader heading={heading} onClose={onClose} titleId={titleId} />
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 3, py: 2.5 }}>
        <Suspense fallback={null}>{children}</Suspense>
      </Box>
      {footer}
    </Drawer>
  );
}

const PAPER_LOOK = {
  width: { xs: '100%', sm: 480 },
  maxWidth: '100%',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: LOOK.surface,
  backgroundImage: 'none',
  borderLeft: { sm: `1px solid ${LOOK.lineStrong}` },
  boxShadow: 'none',
};
const WIDE_LOOK = { ...PAPER_LOOK, width: { xs: '100%', sm: 'min(1120px, 94vw)' } };
