import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { BAR_HEIGHT_PX } from '#brands/look.ts';
import { ToneChip } from '#ui/status-chip.tsx';

/**
 * Shown outside of production, so that nobody takes a test system for the real one. The deployment sets the name. A
 * full-screen page has no room for it in its bar on a phone, so it hangs from the bar there.
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

const HANGING_LOOK = ({ breakpoints }: Theme) => ({
  ...LOOK,
  [breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: 5,
    top: BAR_HEIGHT_PX - 1,
    right: 4,
    pointerEvents: 'none',
    '& > span': { height: 16, px: 0.75, fontSize: 10, lineHeight: '16px', borderRadius: '0 0 4px 4px' },
  },
});
