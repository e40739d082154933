import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLooking, readLooking } from '#api/device/look-as.ts';
import { paths } from '#pages/paths.ts';

export interface OnPage {
  isFullScreen?: boolean;
}

/** Says on every page that the console is viewed as somebody else, and ends it. */
export function LookingBar({ isFullScreen = false }: OnPage) {
  const { t } = useTranslation('shell');
  const looking = readLooking();
  if (!looking) return null;
  const handleStop = () => {
    keepLooking(null);
    window.location.assign(paths.roles());
  };
  return (
    <NoticeBar isFullScreen={isFullScreen} label={t('looking.label')} text={t('looking.text', { name: looking.name })}>
      <Button onClick={handleStop} size="small" variant="outlined">
        {t('looking.stop')}
      </Button>
    </NoticeBar>
  );
}

interface NoticeBarProps extends OnPage {
  label: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
}

/**
 * Stands at the bottom of every page, above the foot of a full-screen page, which has two lines on a phone. Drawers and
 * dialogs lie over it: they keep keyboard and screen reader to themselves, and their buttons stand there too.
 */
export function NoticeBar({ isFullScreen = false, label, text, children }: NoticeBarProps) {
  return (
    <Box aria-label={label} component="aside" sx={isFullScreen ? { ...LOOK, bottom: { xs: 100, sm: 48 } } : LOOK}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', flex: 'none', gap: 1 }}>{children}</Box>
    </Box>
  );
}

/** The room that a page keeps below its end, so that the bar covers nothing for good. */
export const ROOM_FOR_NOTICE = { xs: 18, sm: 12 };

const LOOK = {
  position: 'fixed',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'drawer',
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  columnGap: 2,
  rowGap: 1,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  px: 2,
  py: 1,
  borderRadius: 1,
  border: 2,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  typography: 'body2',
  '@media print': { display: 'none' },
};
