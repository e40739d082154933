import { type DragEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { acceptOf, takeFile } from '#ui/controls/take-file.ts';

/**
 * Opens the browser's file dialog from any button: render `input` beside it, and call `open` on click. Clears the
 * value, so that the same file can be chosen again.
 */
export function useFileChoice(onChoose: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      accept={acceptOf('picture')}
      aria-hidden
      hidden
      onChange={(event) => {
        takeFile(event.target.files, 'picture', onChoose);
        event.target.value = '';
      }}
      ref={field}
      tabIndex={-1}
      type="file"
    />
  );
  return { input, open: () => field.current?.click() };
}

/**
 * Makes an element accept one dropped file; undefined if the user may not. `isOver` is true while a file is dragged
 * over it.
 */
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
        const { files } = event.dataTransfer;
        if (!onFile || files.length === 0) return;
        event.preventDefault();
        takeFile(files, 'picture', onFile);
      },
    },
  };
}

/** Calls back if a removed part of the page had the focus. */
export function useLostFocus<E extends HTMLElement>(onLost: () => void): RefObject<E | null> {
  const part = useRef<E>(null);
  const tell = useEffectEvent(onLost);
  // A layout effect runs before the elements are removed; later the focus would be unknown.
  useLayoutEffect(
    () => () => {
      if (part.current?.contains(document.activeElement)) tell();
    },
    [],
  );
  return part;
}
