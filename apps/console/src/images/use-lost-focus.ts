import { type RefObject, useLayoutEffect, useRef } from 'react';

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
