import Box from '@mui/material/Box';
import { IMAGE_MEDIA_TYPES, type ImageMediaType } from '@parterre/contract/choices/image-sizes';
import type { Image } from '@parterre/contract/wire/images';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkFromUrl } from '#forms/object/use-field-from-url.ts';
import { AllSizes } from './all-sizes.tsx';
import { ImageSlot } from './image-slot.tsx';
import { PushDialog } from './push-dialog.tsx';
import { RemoveImageDialog } from './remove-image-dialog.tsx';
import { IMAGE_PERMISSIONS, type ImageOwner } from './use-image-calls.ts';
import { useUploads } from './use-uploads.ts';

export interface ImagePanelProps {
  owner: ImageOwner;
  images: readonly Image[];
  /** Of the event or campaign, in the reader's language: pictures are described with it. */
  name: string;
  canEdit: boolean;
}

/**
 * The pictures of an event or campaign in the four named sizes: chosen, dropped or pasted, replaced, removed, one for
 * all sizes; those of a campaign can be given to its events. Saved at once, apart from any form around. The page gives
 * the heading.
 */
export function ImagePanel({ owner, images, name, canEdit }: ImagePanelProps) {
  const { t } = useTranslation('images');
  const panel = useRef<HTMLDivElement>(null);
  const uploads = useUploads(owner);
  const [removing, setRemoving] = useState<ImageMediaType | null>(null);
  const [pushing, setPushing] = useState<ImageMediaType | null>(null);
  useMarkFromUrl(panel);
  usePaste(panel, canEdit ? (mediaType, file) => void uploads.upload(mediaType, file) : undefined);
  const lockReason = canEdit ? undefined : t('reason', { permission: IMAGE_PERMISSIONS[owner.kind] });
  const find = (mediaType: ImageMediaType) => images.find((image) => image.mediaType === mediaType);
  return (
    <Box ref={panel} sx={{ containerType: 'inline-size' }}>
      <AllSizes count={images.length} lockReason={lockReason} uploads={uploads} />
      <Box aria-label={t('list')} component="ul" sx={LIST_LOOK}>
        {IMAGE_MEDIA_TYPES.map((mediaType) => (
          <ImageSlot
            image={find(mediaType)}
            key={mediaType}
            lockReason={lockReason}
            mediaType={mediaType}
            name={name}
            onPush={owner.kind === 'campaign' ? () => setPushing(mediaType) : undefined}
            onRemove={() => setRemoving(mediaType)}
            uploads={uploads}
          />
        ))}
      </Box>
      <RemoveImageDialog mediaType={removing} onClose={() => setRemoving(null)} owner={owner} uploads={uploads} />
      {owner.kind === 'campaign' && (
        <PushDialog
          artistCampaignId={owner.artistCampaignId}
          image={pushing === null ? undefined : find(pushing)}
          onClose={() => setPushing(null)}
        />
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

/**
 * Takes a pasted picture for the slot (`data-media-type`) that has the focus, else for the one under the pointer. What is
 * pasted while somebody types belongs to the text.
 */
function usePaste(
  panel: RefObject<HTMLElement | null>,
  onPicture: ((mediaType: ImageMediaType, file: File) => void) | undefined,
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

function findSlot(panel: HTMLElement | null): ImageMediaType | undefined {
  const focused = document.activeElement;
  if (!panel || isTyping(focused)) return undefined;
  const slot =
    (panel.contains(focused) ? focused?.closest<HTMLElement>(SLOT) : null) ??
    panel.querySelector<HTMLElement>(`${SLOT}:hover`);
  return IMAGE_MEDIA_TYPES.find((mediaType) => String(mediaType) === slot?.dataset.mediaType);
}

const SLOT = '[data-media-type]';

function isTyping(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return element.type !== 'file';
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable);
}
