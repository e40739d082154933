import { IMAGE_MEDIA_TYPES, type ImageMediaType } from '@parterre/contract/choices/image-sizes';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes a pasted picture for the slot (`data-media-type`) that has the focus, else for the one under the pointer. What is
 * pasted while somebody types belongs to the text.
 */
export function usePaste(
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
