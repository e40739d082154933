import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { listRenderedFields } from './list-rendered-fields.ts';

/**
 * Focuses the field named by `?field=`: lists of missing facts link to the place to correct them. With the translation
 * drawer open, the parameter belongs to the drawer.
 */
export function useFieldFromUrl<V extends FieldValues>(form: UseFormReturn<V>): string | undefined {
  const [params] = useSearchParams();
  const isTranslation = params.get('drawer') === 'translation';
  const field = isTranslation ? undefined : (params.get('field') ?? undefined);
  const isDone = useRef(false);
  // Fields exist only after they have rendered, and an opening drawer takes the focus first.
  useEffect(() => {
    if (field === undefined || isDone.current) return undefined;
    const timer = setTimeout(() => {
      const name = listRenderedFields(form).find((rendered) => rendered === field);
      if (name === undefined) return;
      isDone.current = true;
      form.setFocus(name);
    }, OPENED_MS);
    return () => clearTimeout(timer);
  }, [field, form]);
  return field;
}

const OPENED_MS = 260;

/**
 * Focuses the element marked `data-field` with the name in `?field=`, for readiness links to places outside of forms.
 */
export function useMarkFromUrl(around: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams();
  const field = params.get('field');
  const done = useRef('');
  // Runs after every render until the element exists, then once per value, so that the user can move on.
  useEffect(() => {
    if (field === null || done.current === field) return undefined;
    // The page's title takes the focus first, in the same task.
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
