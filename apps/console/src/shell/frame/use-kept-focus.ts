import { useEffect } from 'react';

/** Dialogs, lists and fields that know better where the focus goes on to have done so by then. */
const PATIENCE_MS = 100;

/**
 * Gives the focus to the title of the page when the element that had it is gone: a button that its own press takes away,
 * or the opener of a drawer that has closed. Otherwise it would fall to the document, and the keyboard begin anew.
 */
export function useKeptFocus(): void {
  // The document alone learns of the focus and of removals in every part of the page, drawers and dialogs too.
  useEffect(() => {
    let last: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => document.activeElement === document.body && last !== null && isGone(last);
    const keep = () => {
      if (isLost()) focusTitle();
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(keep, PATIENCE_MS);
    });
    const handleIn = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
    };
    // A press beside everything gives the focus up on purpose. What is removed, hidden or locked loses it alike.
    const handleOut = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (!last || last !== target || document.activeElement !== document.body) return;
        if (!isGone(last) && !last.matches(':disabled')) last = null;
      });
    document.addEventListener('focusin', handleIn);
    document.addEventListener('focusout', handleOut);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', handleIn);
      document.removeEventListener('focusout', handleOut);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** True for what is removed, or hidden while the part of the page round it waits. */
const isGone = (element: HTMLElement): boolean => !element.isConnected || element.checkVisibility?.() === false;

/** Focuses the title of the page, from which a screen reader reads on; the whole page where it has none. */
export function focusTitle(): void {
  const target = document.querySelector<HTMLElement>('[data-page-title]') ?? document.getElementById('content');
  target?.focus({ preventScroll: true });
}
