import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';

/**
 * Focuses the field named by `?field=` once it is there: lists of what is missing link to the place that mends it. With
 * the drawer of translations over the form, it is the drawer's.
 */
export function useFieldFromUrl<V extends FieldValues>(form: UseFormReturn<V>): string | undefined {
  const [params] = useSearchParams();
  const isTranslation = params.get('drawer') === 'translation';
  const field = isTranslation ? undefined : (params.get('field') ?? undefined);
  const isDone = useRef(false);
  // The fields exist only after they have rendered, and a drawer takes the focus while it opens.
  useEffect(() => {
    if (field === undefined || isDone.current) return undefined;
    const timer = setTimeout(() => {
      for (const name of form.control._names.mount) {
        if (name !== field) continue;
        isDone.current = true;
        form.setFocus(name as Parameters<typeof form.setFocus>[0]);
      }
    }, OPENED_MS);
    return () => clearTimeout(timer);
  }, [field, form]);
  return field;
}

const OPENED_MS = 260;

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
