import Box from '@mui/material/Box';
import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkFromUrl } from '#forms/object/use-field-from-url.ts';
import { AllSizes } from './all-sizes.tsx';
import { IMAGE_PERMISSIONS, type ImageOwner, type ImagePlace, PLACES, type PlacedImage } from './image-places.ts';
import { ImageSlot } from './image-slot.tsx';
import { PushDialog } from './push-dialog.tsx';
import { RemoveImageDialog } from './remove-image-dialog.tsx';
import { useUploads } from './use-uploads.ts';

export interface ImagePanelProps {
  owner: ImageOwner;
  images: readonly PlacedImage[];
  /** Of the event or campaign, in the reader's language: pictures are described with it. */
  name: string;
  canEdit: boolean;
}

/**
 * The pictures of an event or campaign in the four named sizes, or those on its tickets: chosen, dropped or pasted,
 * replaced, removed. One can be had for all sizes, those of a campaign can be given to its events. Saved at once, apart
 * from any form around. The page gives the heading.
 */
export function ImagePanel({ owner, images, name, canEdit }: ImagePanelProps) {
  const { t } = useTranslation('images');
  const panel = useRef<HTMLDivElement>(null);
  const uploads = useUploads(owner);
  const [removing, setRemoving] = useState<ImagePlace | null>(null);
  const [pushing, setPushing] = useState<ImageMediaType | null>(null);
  useMarkFromUrl(panel);
  const places = PLACES[owner.kind];
  usePaste(panel, canEdit ? (mediaType, file) => void uploads.upload(mediaType, file) : undefined);
  const lockReason = canEdit ? undefined : t('reason', { permission: IMAGE_PERMISSIONS[owner.kind] });
  const find = (mediaType: ImagePlace) => images.find((image) => image.mediaType === mediaType);
  return (
    <Box ref={panel} sx={{ containerType: 'inline-size' }}>
      {owner.kind === 'print-at-home' ? (
        <Box sx={{ mb: 2, typography: 'caption', color: 'text.secondary' }}>{t('introPrinted')}</Box>
      ) : (
        <AllSizes count={images.length} lockReason={lockReason} uploads={uploads} />
      )}
      <Box
        aria-label={t(owner.kind === 'print-at-home' ? 'listPrinted' : 'list')}
        component="ul"
        sx={owner.kind === 'print-at-home' ? PRINTED_LOOK : LIST_LOOK}
      >
        {places.map((mediaType) => (
          <ImageSlot
            image={find(mediaType)}
            key={mediaType}
            lockReason={lockReason}
            mediaType={mediaType}
            name={name}
            onPush={
              owner.kind === 'campaign' && typeof mediaType === 'number' ? () => setPushing(mediaType) : undefined
            }
            onRemove={() => setRemoving(mediaType)}
            uploads={uploads}
          />
        ))}
      </Box>
      <RemoveImageDialog mediaType={removing} onClose={() => setRemoving(null)} owner={owner} uploads={uploads} />
      {owner.kind === 'campaign' && (
        <PushDialog artistCampaignId={owner.artistCampaignId} mediaType={pushing} onClose={() => setPushing(null)} />
      )}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  // By the width of its place, which is a column here and a page there.
  '@container (min-width: 480px)': { gridTemplateColumns: '1fr 1fr' },
  '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
};

const PRINTED_LOOK = { ...LIST_LOOK, '@container (min-width: 960px)': { gridTemplateColumns: 'repeat(3, 1fr)' } };

/**
 * Takes a pasted picture for the slot (`data-media-type`) that has the focus, else for the one under the pointer. What is
 * pasted while somebody types belongs to the text.
 */
function usePaste(
  panel: RefObject<HTMLElement | null>,
  onPicture: ((mediaType: ImagePlace, file: File) => void) | undefined,
): void {
  const latest = useRef(onPicture);
  latest.current = onPicture;
  // The clipboard speaks to whatever has the focus, mostly to the document.
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      const mediaType = file && findSlot(panel.current);
      if (!file || mediaType === undefined || !latest.current) return;
      event.preventDefault();
      latest.current(mediaType, file);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [panel]);
}

function findSlot(panel: HTMLElement | null): ImagePlace | undefined {
  const focused = document.activeElement;
  if (!panel || isTyping(focused)) return undefined;
  const slot =
    (panel.contains(focused) ? focused?.closest<HTMLElement>(SLOT) : null) ??
    panel.querySelector<HTMLElement>(`${SLOT}:hover`);
  return Object.values(PLACES)
    .flat()
    .find((mediaType) => String(mediaType) === slot?.dataset.mediaType);
}

const SLOT = '[data-media-type]';

function isTyping(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return element.type !== 'file';
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable);
}
