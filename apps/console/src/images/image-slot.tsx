import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileDrop } from '#ui/controls/use-file-drop.ts';
import { InfoIcon, WarningIcon } from '#ui/icons.tsx';
import { EmptyFrame } from './empty-frame.tsx';
import type { ImagePlace, ImageSet, PlacedImage } from './image-set.ts';
import { SlotActions, SlotProgress } from './slot-actions.tsx';
import type { Uploads } from './use-uploads.ts';

interface ImageSlotProps {
  place: ImagePlace;
  fit: ImageSet['fit'];
  image: PlacedImage | undefined;
  name: string;
  lockReason: string | undefined;
  uploads: Uploads;
  /** Asks before the picture is removed, or copied to the shows. */
  onAsk: (what: 'remove' | 'push') => void;
}

export function ImageSlot(props: ImageSlotProps) {
  const { place, fit, image, name, lockReason, uploads, onAsk } = props;
  const { t } = useTranslation('images');
  const state = uploads.states[place.id];
  const isRunning = state?.status === 'sending' || state?.status === 'waiting';
  const handleChoose = (file: File) => void uploads.upload(place, file);
  const isOpen = lockReason === undefined && !isRunning;
  const { isOver, handlers } = useFileDrop('picture', isOpen ? handleChoose : undefined);
  const { id, label: size, width, height } = place;
  const { slot, keepFocus } = useKeptFocus();
  return (
    <Box {...handlers} ref={slot} aria-busy={isRunning} component="li" data-place={id} sx={{ minWidth: 0 }}>
      <Box
        sx={[
          FRAME_LOOK,
          fit === 'WHOLE' && image !== undefined && WHOLE_LOOK,
          !image && EMPTY_LOOK,
          isOver && OVER_LOOK,
        ]}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {image ? (
          <img alt={t('alt', { name, size })} height={height} loading="lazy" src={image.url} width={width} />
        ) : (
          <EmptyFrame lockReason={lockReason} onChoose={handleChoose} onFocusLost={keepFocus} place={place} />
        )}
        {isRunning && <SlotProgress isWaiting={state.status === 'waiting'} onCancel={uploads.cancel} size={size} />}
      </Box>
      <Box sx={{ mt: 1, fontWeight: 'fontWeightMedium' }}>{size}</Box>
      <Box sx={NOTE_LOOK}>{image?.from ?? t(fit === 'WHOLE' ? 'pixelsAtMost' : 'pixels', { width, height })}</Box>
      {image && (
        <SlotActions
          isRunning={isRunning}
          lockReason={lockReason}
          onChoose={handleChoose}
          onFocusLost={keepFocus}
          onPush={place.push && (() => onAsk('push'))}
          onRemove={image.from === undefined ? () => onAsk('remove') : undefined}
          place={place}
        />
      )}
      <Outcome size={size} state={state} />
    </Box>
  );
}

/** Adding or removing a picture removes the pressed button, so its replacement takes the focus. */
function useKeptFocus() {
  const slot = useRef<HTMLLIElement>(null);
  const isWanted = useRef(false);
  // The other button exists only after the slot has rendered again.
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

function Outcome({ state, size }: { state: Uploads['states'][string]; size: string }) {
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
  borderRadius: 1,
  bgcolor: 'background.sunken',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
/** Shows the whole picture on white, like paper. */
const WHOLE_LOOK = {
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
