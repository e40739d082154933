import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to keys wherever the focus is, except while a dialog, drawer or menu covers the page. These set `aria-hidden`
 * on what they cover, which `page` or a parent then has.
 */
export function usePageKeys(page: () => Element | null, hear: (event: KeyboardEvent) => void): void {
  const tell = useEffectEvent((event: KeyboardEvent) => {
    const isCovered = page()?.closest('[aria-hidden=true]') != null;
    if (!event.defaultPrevented && !isCovered) hear(event);
  });
  // The focus may be anywhere, so the listener is on the window.
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => tell(event);
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}

/** True where keys are meant for a field: they are typed, choose an option or move a slider. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

const FIELDS = [
  'input:not([type=checkbox]):not([type=radio])',
  ...['textarea', 'select', '[contenteditable=true]', '[role=combobox]', '[role=slider]'],
].join(', ');
