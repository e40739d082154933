import Box from '@mui/material/Box';
import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '#ui/reasoned-button.tsx';
import { useFileChoice } from './use-file-choice.tsx';
import { useLostFocus } from './use-lost-focus.ts';

interface SlotActionsProps {
  mediaType: ImageMediaType;
  lockReason: string | undefined;
  isRunning: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
  onPush: (() => void) | undefined;
  /** Called when they go away with the focus. */
  onFocusLost: () => void;
}

/** What can be done with a picture that is there. */
export function SlotActions(props: SlotActionsProps) {
  const { mediaType, lockReason, isRunning, onChoose, onRemove, onPush, onFocusLost } = props;
  const { t } = useTranslation('images');
  const size = t(`sizes.${mediaType}`);
  const reason = lockReason ?? (isRunning ? t('sending') : undefined);
  const { input, open } = useFileChoice(onChoose);
  const row = useLostFocus<HTMLDivElement>(onFocusLost);
  return (
    <Box ref={row} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {input}
      <ReasonedButton
        aria-label={t('replaceLabel', { size })}
        data-field={`images.${mediaType}`}
        onClick={open}
        reason={reason}
        size="small"
        variant="outlined"
      >
        {t('replace')}
      </ReasonedButton>
      <ReasonedButton
        aria-label={t('removeLabel', { size })}
        onClick={onRemove}
        reason={reason}
        size="small"
        variant="outlined"
      >
        {t('remove')}
      </ReasonedButton>
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
