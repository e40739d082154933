import Box from '@mui/material/Box';
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkFromUrl } from '#forms/object/use-field-from-url.ts';
import { Note } from '#ui/note.tsx';
import { isTyping } from '#ui/use-page-keys.ts';
import { AllSizes } from './all-sizes.tsx';
import type { ImagePlace, ImageSet, PlacedImage } from './image-set.ts';
import { ImageSlot } from './image-slot.tsx';
import { PushDialog } from './push-dialog.tsx';
import { RemoveImageDialog } from './remove-image-dialog.tsx';
import { useUploads } from './use-uploads.ts';

export interface ImagePanelProps {
  set: ImageSet;
  images: readonly PlacedImage[];
  /** The owner's name in the reader's language, used in the pictures' descriptions. */
  name: string;
  canEdit: boolean;
}

/**
 * The pictures of an owner: chosen, dropped or pasted, replaced, removed; saved immediately, independent of any form.
 * One picture can fill all places of the same kind, and a campaign's can be copied to its shows. The page has the
 * heading.
 */
export function ImagePanel({ set, images, name, canEdit }: ImagePanelProps) {
  const { t } = useTranslation('images');
  const panel = useRef<HTMLDivElement>(null);
  const uploads = useUploads(set);
  const [removing, setRemoving] = useState<ImagePlace | null>(null);
  const [pushing, setPushing] = useState<ImagePlace['push'] | null>(null);
  useMarkFromUrl(panel);
  usePaste(panel, canEdit ? (place, file) => void uploads.upload(place, file) : undefined, set.places);
  const lockReason = canEdit ? undefined : t('reason', { permission: set.permission });
  const find = ({ id }: ImagePlace) => images.find(({ mediaType }) => String(mediaType) === id);
  return (
    <Box ref={panel} sx={{ containerType: 'inline-size' }}>
      {set.fit === 'CROPPED' ? (
        <AllSizes count={images.length} lockReason={lockReason} set={set} uploads={uploads} />
      ) : (
        <Note sx={{ mb: 2 }}>{set.words.intro}</Note>
      )}
      <Box
        aria-label={set.words.list}
        component="ul"
        style={{ '--columns': set.places.length } as CSSProperties}
        sx={LIST_LOOK}
      >
        {set.places.map((place) => (
          <ImageSlot
            fit={set.fit}
            image={find(place)}
            key={place.id}
            lockReason={lockReason}
            name={name}
            onAsk={(what) => (what === 'push' ? setPushing(place.push) : setRemoving(place))}
            place={place}
            uploads={uploads}
          />
        ))}
      </Box>
      <RemoveImageDialog onClose={() => setRemoving(null)} place={removing} uploads={uploads} words={set.words} />
      {set.places.some(({ push }) => push) && <PushDialog onClose={() => setPushing(null)} push={pushing ?? null} />}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  // Responds to the container's width, because pages and columns use it.
  '@container (min-width: 480px)': { gridTemplateColumns: '1fr 1fr' },
  '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(var(--columns), 1fr)' },
};

/**
 * Gives a pasted picture to the slot (`data-place`) that has the focus, otherwise to the one under the pointer. Ignores
 * a paste while the user types in a field.
 */
function usePaste(
  panel: RefObject<HTMLElement | null>,
  onPicture: ((place: ImagePlace, file: File) => void) | undefined,
  places: readonly ImagePlace[],
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    const id = file && findSlot(panel.current);
    const place = places.find((one) => one.id === id);
    if (!file || !place || !onPicture) return;
    event.preventDefault();
    onPicture(place, file);
  });
  // Paste events go to the focused element, mostly the document.
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}

function findSlot(panel: HTMLElement | null): string | undefined {
  const focused = document.activeElement;
  if (!panel || isTyping(focused)) return undefined;
  const slot =
    (panel.contains(focused) ? focused?.closest<HTMLElement>(SLOT) : null) ??
    panel.querySelector<HTMLElement>(`${SLOT}:hover`);
  return slot?.dataset.place;
}

const SLOT = '[data-place]';
