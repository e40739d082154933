import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Focuses the button of the picture that `?field=images.20` names: the readiness check links there. */
export function useSlotFromUrl(panel: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams();
  const field = params.get('field') ?? '';
  const done = useRef('');
  // Once per address: the reader may go elsewhere from there.
  useEffect(() => {
    if (!field.startsWith('images.') || done.current === field) return;
    const button = panel.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    if (!button) return;
    done.current = field;
    button.scrollIntoView?.({ block: 'center' });
    button.focus({ preventScroll: true });
  }, [field, panel]);
}
