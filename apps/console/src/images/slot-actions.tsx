import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import type { ImagePlace } from './image-set.ts';
import { useFileChoice, useLostFocus } from './use-file-choice.tsx';

interface SlotActionsProps {
  place: ImagePlace;
  lockReason: string | undefined;
  isRunning: boolean;
  onChoose: (file: File) => void;
  /** Undefined for an inherited picture. */
  onRemove: (() => void) | undefined;
  onPush: (() => void) | undefined;
  /** Called when the buttons are removed while they have the focus. */
  onFocusLost: () => void;
}

export function SlotActions(props: SlotActionsProps) {
  const { place, lockReason, isRunning, onChoose, onRemove, onPush, onFocusLost } = props;
  const { t } = useTranslation('images');
  const size = place.label;
  const reason = lockReason ?? (isRunning ? t('sending') : undefined);
  const { input, open } = useFileChoice(onChoose);
  const row = useLostFocus<HTMLDivElement>(onFocusLost);
  return (
    <Box ref={row} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {input}
      <ReasonedButton
        aria-label={t('replaceLabel', { size })}
        data-field={`images.${place.id}`}
        onClick={open}
        reason={reason}
        size="small"
        variant="outlined"
      >
        {t('replace')}
      </ReasonedButton>
      {onRemove && (
        <ReasonedButton
          aria-label={t('removeLabel', { size })}
          onClick={onRemove}
          reason={reason}
          size="small"
          variant="outlined"
        >
          {t('remove')}
        </ReasonedButton>
      )}
      {onPush && (
        <ReasonedButton
          aria-label={t('push.openLabel', { size })}
          onClick={onPush}
          reason={reason}
          size="small"
          variant="outlined"
        >
          {t('push.open')}
        </ReasonedButton>
      )}
    </Box>
  );
}

interface SlotProgressProps {
  size: string;
  isWaiting: boolean;
  onCancel: () => void;
}

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
