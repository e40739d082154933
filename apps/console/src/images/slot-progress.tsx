import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

interface SlotProgressProps {
  size: string;
  isWaiting: boolean;
  onCancel: () => void;
}

/** Over a frame while its picture is on the way. */
export function SlotProgress({ size, isWaiting, onCancel }: SlotProgressProps) {
  const { t } = useTranslation('images');
  return (
    <Box sx={COVER_LOOK}>
      {!isWaiting && <LinearProgress aria-label={t('sendingLabel', { size })} sx={BAR_LOOK} />}
      {t(isWaiting ? 'waiting' : 'sending')}
      {!isWaiting && (
        <Button aria-label={t('cancelLabel', { size })} onClick={onCancel} size="small" variant="outlined">
          {t('cancel')}
        </Button>
      )}
    </Box>
  );
}

const COVER_LOOK = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 1,
  bgcolor: 'background.paper',
  opacity: 0.94,
};
const BAR_LOOK = { position: 'absolute', top: 0, left: 0, right: 0 };
