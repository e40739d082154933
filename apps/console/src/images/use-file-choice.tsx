import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
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
