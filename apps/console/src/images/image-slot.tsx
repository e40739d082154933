import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import { type ImagePlace, PLACE_SIZES, type PlacedImage } from './image-places.ts';
import { SlotActions, SlotProgress } from './slot-actions.tsx';
import { useDrop } from './use-file-choice.tsx';
import type { Uploads } from './use-uploads.ts';

interface ImageSlotProps {
  mediaType: ImagePlace;
  image: PlacedImage | undefined;
  name: string;
  lockReason: string | undefined;
  uploads: Uploads;
  onRemove: () => void;
  /** Left out where there is nobody to give it to. */
  onPush: (() => void) | undefined;
}

export function ImageSlot(props: ImageSlotProps) {
  const { mediaType, image, name, lockReason, uploads, onRemove, onPush } = props;
  const { t } = useTranslation('images');
  const state = uploads.states[mediaType];
  const isRunning = state?.status === 'sending' || state?.status === 'waiting';
  const handleChoose = (file: File) => void uploads.upload(mediaType, file);
  const { isOver, place } = useDrop(lockReason === undefined && !isRunning ? handleChoose : undefined);
  const { width, height } = PLACE_SIZES[mediaType];
  const size = t(`sizes.${mediaType}`);
  const { slot, keepFocus } = useKeptFocus();
  const isPrinted = typeof mediaType === 'string';
  return (
    <Box {...place} ref={slot} aria-busy={isRunning} component="li" data-media-type={mediaType} sx={{ minWidth: 0 }}>
      <Box
        sx={[FRAME_LOOK, isPrinted && image !== undefined && PRINTED_LOOK, !image && EMPTY_LOOK, isOver && OVER_LOOK]}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {image ? (
          <img alt={t('alt', { name, size })} height={height} loading="lazy" src={image.url} width={width} />
        ) : (
          <EmptyFrame lockReason={lockReason} mediaType={mediaType} onChoose={handleChoose} onFocusLost={keepFocus} />
        )}
        {isRunning && <SlotProgress isWaiting={state.status === 'waiting'} onCancel={uploads.cancel} size={size} />}
      </Box>
      <Box sx={{ mt: 1, fontWeight: 'fontWeightMedium' }}>{size}</Box>
      <Box sx={NOTE_LOOK}>{image?.from ?? t(isPrinted ? 'pixelsAtMost' : 'pixels', { width, height })}</Box>
      {image && (
        <SlotActions
          isRunning={isRunning}
          lockReason={lockReason}
          mediaType={mediaType}
          onChoose={handleChoose}
          onFocusLost={keepFocus}
          onPush={onPush}
          onRemove={image.from === undefined ? onRemove : undefined}
        />
      )}
      <Outcome size={size} state={state} />
    </Box>
  );
}

/** A picture that comes or goes takes the pressed button with it: the focus goes to the one in its place. */
function useKeptFocus() {
  const slot = useRef<HTMLLIElement>(null);
  const isWanted = useRef(false);
  // The other button is there only once the slot is drawn anew.
  useLayoutEffect(() => {
    if (isWanted.current) slot.current?.querySelector<HTMLElement>('[data-field]')?.focus();
    isWanted.current = false;
  });
  return {
    slot,
    keepFocus: () => {
      isWanted.current = true;
    },
  };
}

function Outcome({ state, size }: { state: Uploads['states'][ImagePlace]; size: string }) {
  const { t } = useTranslation('images');
  if (state?.status === 'refused')
    return (
      <Box role="alert" sx={{ ...TEXT_LOOK, color: 'error.ink' }}>
        <WarningIcon sx={ICON_LOOK} />
        {state.text}
      </Box>
    );
  return (
    <Box role="status">
      {state?.status === 'saved' && (
        <Box sx={{ ...TEXT_LOOK, color: 'text.secondary' }}>
          {state.text ? <InfoIcon sx={ICON_LOOK} /> : null}
          {state.text ?? t('saved', { size })}
        </Box>
      )}
    </Box>
  );
}

const FRAME_LOOK = {
  position: 'relative',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.sunken',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
/** A ticket has the whole of it, on paper. */
const PRINTED_LOOK = {
  bgcolor: '#FFFFFF',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
};
const EMPTY_LOOK = { borderStyle: 'dashed', borderColor: 'line.control' };
const OVER_LOOK = {
  borderColor: 'primary.main',
  bgcolor: 'primary.soft',
  outline: '2px solid',
  outlineColor: 'primary.main',
};
const NOTE_LOOK = { typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' };
const TEXT_LOOK = { display: 'flex', gap: 0.75, mt: 0.75, typography: 'caption' };
const ICON_LOOK = { flex: 'none', fontSize: 16 };
