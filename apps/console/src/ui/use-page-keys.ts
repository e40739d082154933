import { useEffect, useRef } from 'react';

/**
 * Hears keys wherever the focus is, but not while a dialog, drawer or menu lies over the page: what such a one covers it
 * hides from assistive tools, and `page` or something round it is marked so.
 */
export function usePageKeys(page: () => Element | null, hear: (event: KeyboardEvent) => void): void {
  const latest = useRef({ page, hear });
  latest.current = { page, hear };
  // Keys reach the page wherever the focus is, so no element can hear them.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCovered = latest.current.page()?.closest('[aria-hidden=true]') != null;
      if (!event.defaultPrevented && !isCovered) latest.current.hear(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
