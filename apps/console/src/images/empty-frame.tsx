import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { UploadIcon } from '#ui/icons.tsx';
import type { ImagePlace } from './image-set.ts';
import { useFileChoice, useLostFocus } from './use-file-choice.tsx';

interface EmptyFrameProps {
  place: ImagePlace;
  lockReason: string | undefined;
  onChoose: (file: File) => void;
  /** Called when the element is removed while it has the focus. */
  onFocusLost: () => void;
}

/** The frame of a missing picture: all of it is a button that chooses one. */
export function EmptyFrame({ place, lockReason, onChoose, onFocusLost }: EmptyFrameProps) {
  const { t } = useTranslation('images');
  const { input, open } = useFileChoice(onChoose);
  const button = useLostFocus<HTMLButtonElement>(onFocusLost);
  if (lockReason !== undefined)
    return (
      <Box sx={PLACE_LOOK} title={lockReason}>
        {t('none')}
      </Box>
    );
  return (
    <>
      {input}
      <ButtonBase
        aria-label={t('addLabel', { size: place.label })}
        data-field={`images.${place.id}`}
        onClick={open}
        ref={button}
        sx={BUTTON_LOOK}
      >
        <UploadIcon fontSize="large" />
        <Box sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }}>{t('add')}</Box>
        <Box sx={{ typography: 'caption' }}>{t('addHint')}</Box>
      </ButtonBase>
    </>
  );
}

const PLACE_LOOK = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 0.25,
  p: 1,
  textAlign: 'center',
  color: 'text.secondary',
  typography: 'body2',
};
const BUTTON_LOOK = {
  ...PLACE_LOOK,
  borderRadius: '5px',
  '&:hover': { bgcolor: 'background.hover' },
  '&:focus-visible': { outlineOffset: -2 },
};
