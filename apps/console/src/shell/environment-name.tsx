import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { ToneChip } from '#ui/status-chip.tsx';

/**
 * Shown outside of production, so that nobody takes a test system for the real one. The deployment sets the name. A
 * full-screen page has no room for it in its bar on a phone, so it hangs from the edge of the screen there, above the
 * name of what is worked on, as low as two lines of it leave room for: below the bar it would cover the work.
 */
export function EnvironmentName({ isFullScreen = false }: { isFullScreen?: boolean }) {
  const { environment } = requireRuntimeConfig();
  if (environment === 'production') return null;
  return (
    <Box component="span" sx={isFullScreen ? HANGING_LOOK : LOOK}>
      <ToneChip isStatus tone="warn">
        {environment.toUpperCase()}
      </ToneChip>
    </Box>
  );
}

const LOOK = { display: 'inline-flex', '@media print': { display: 'none' } };

/** Where the bar's heading begins, behind the button that leads back. */
const NAME_LEFT_PX = 42;

const HANGING_LOOK = ({ breakpoints }: Theme) => ({
  ...LOOK,
  [breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: 5,
    top: 0,
    left: NAME_LEFT_PX,
    pointerEvents: 'none',
    '& > span': { height: 11, px: 0.75, fontSize: 9, lineHeight: '11px', borderRadius: '0 0 4px 4px' },
  },
});
