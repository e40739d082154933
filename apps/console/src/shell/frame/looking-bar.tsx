import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { keepLooking, readLooking } from '#api/device/look-as.ts';
import { paths } from '#pages/paths.ts';

export interface NoticeBarProps {
  isFullScreen?: boolean;
}

/** Says on every page and drawer that the console is viewed as somebody else, and ends it. */
export function LookingBar({ isFullScreen = false }: NoticeBarProps) {
  const { t } = useTranslation('shell');
  const looking = readLooking();
  if (!looking) return null;
  const handleStop = () => {
    keepLooking(null);
    window.location.assign(paths.roles());
  };
  return (
    <Box aria-label={t('looking.label')} component="aside" sx={isFullScreen ? ABOVE_FOOT_LOOK : NOTICE_BAR_LOOK}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{t('looking.text', { name: looking.name })}</Box>
      <Button onClick={handleStop} size="small" sx={{ flex: 'none' }} variant="outlined">
        {t('looking.stop')}
      </Button>
    </Box>
  );
}

/** Above the bottom of every page, including drawers. */
export const NOTICE_BAR_LOOK = {
  position: 'fixed',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'tooltip',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
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

/** Above the foot of a full-screen page, which has two lines on a phone. */
export const ABOVE_FOOT_LOOK = { ...NOTICE_BAR_LOOK, bottom: { xs: 100, sm: 48 } };
