import { type DragEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The browser's own choice of a picture behind any button: `input` stands beside it unseen, `open` is what the button
 * does. The same file can be chosen again.
 */
export function useFileChoice(onChoose: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      accept="image/png,image/jpeg,image/webp"
      aria-hidden
      hidden
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = '';
        if (file) onChoose(file);
      }}
      ref={field}
      tabIndex={-1}
      type="file"
    />
  );
  return { input, open: () => field.current?.click() };
}

/** Makes an element a place for one dropped file; undefined for who may not. `isOver` while a file is held above it. */
export function useDrop(onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!onFile || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    place: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!onFile || !file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}

/** Tells, when a part of the page goes away, that the focus was in it. */
export function useLostFocus<E extends HTMLElement>(onLost: () => void): RefObject<E | null> {
  const part = useRef<E>(null);
  const tell = useRef(onLost);
  tell.current = onLost;
  // Before the elements are taken out: afterwards nobody knows where the focus was.
  useLayoutEffect(
    () => () => {
      if (part.current?.contains(document.activeElement)) tell.current();
    },
    [],
  );
  return part;
}
