import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Focuses what is marked `data-field` with the name in `?field=`: the readiness check leads to places that belong to no
 * form, too. `isThere` once the marked elements have rendered.
 */
export function useMarkFromUrl(around: RefObject<HTMLElement | null>, isThere = true): void {
  const [params] = useSearchParams();
  const field = params.get('field');
  const done = useRef('');
  // Once per address, the reader may go elsewhere from there; and after the page has given its title the focus.
  useEffect(() => {
    if (field === null || !isThere || done.current === field) return undefined;
    const timer = setTimeout(() => {
      const marked = around.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
      if (!marked) return;
      done.current = field;
      marked.scrollIntoView?.({ block: 'center' });
      marked.focus({ preventScroll: true, focusVisible: true });
    });
    return () => clearTimeout(timer);
  }, [field, around, isThere]);
}
