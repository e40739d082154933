import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Focuses what is marked `data-field` with the name in `?field=`: the readiness check leads to more than forms. */
export function useMarkFromUrl(around: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams();
  const field = params.get('field');
  const done = useRef('');
  // After every render until the mark is there, then once per address: the reader may go elsewhere from it.
  useEffect(() => {
    if (field === null || done.current === field) return undefined;
    // The title of the page takes the focus in this turn.
    const timer = setTimeout(() => {
      const marked = around.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
      if (!marked) return;
      done.current = field;
      marked.scrollIntoView?.({ block: 'center' });
      marked.focus({ preventScroll: true, focusVisible: true });
    });
    return () => clearTimeout(timer);
  });
}
