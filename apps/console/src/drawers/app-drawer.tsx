import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, Suspense, useId } from 'react';
import { LOOK } from '#brands/look.ts';
import { DrawerHeader, type DrawerHeading } from './drawer-header.tsx';

export interface AppDrawerProps {
  open: boolean;
  heading: DrawerHeading;
  onClose: () => void;
  /** Asked before the drawer closes or walks on; calls `leave` at once or after the reader agreed. */
  guard?: (leave: () => void) => void;
  footer?: ReactNode;
  /** `wide` puts two texts beside each other. */
  size?: 'normal' | 'wide';
  children: ReactNode;
}

/**
 * One object beside its list: 480 px, the whole width on a phone. Keeps the focus, gives it back on closing. What waits
 * for its words waits inside: a page that went away in the meantime would lose the focus that is to come back.
 */
export function AppDrawer(props: AppDrawerProps) {
  const { open, heading, onClose, guard, footer, size = 'normal', children } = props;
  const titleId = useId();
  const leave = (go: () => void) => (guard ? guard(go) : go());
  return (
    <Drawer
      anchor="right"
      onClose={() => leave(onClose)}
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
      <DrawerHeader heading={heading} leave={leave} onClose={onClose} titleId={titleId} />
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
