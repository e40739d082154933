import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { selectSettings } from '../../api/settings.ts';
import { useAppSelector } from '../../api/store.ts';
import type { TranslatedField } from './text-languages.ts';
import { useTranslationParams } from './use-translation-params.ts';

const TranslationDrawer = lazy(async () => ({
  default: (await import('./translation-drawer.tsx')).TranslationDrawer,
}));

/** Opens the drawer over the form when the URL names one of its fields. */
export function TranslationHost({ fields }: { fields: readonly RefObject<TranslatedField>[] }) {
  const { field: wanted, close } = useTranslationParams();
  const isDisabled = useAppSelector((state) => selectSettings(state).translationDisabled);
  const current = isDisabled ? undefined : fields.find((field) => field.current.name === wanted);
  useFocusBack(current);
  if (current === undefined) return null;
  return (
    <Suspense fallback={null}>
      <TranslationDrawer field={current.current} fields={fields} onClose={close} />
    </Suspense>
  );
}

/** Also a drawer that came with the URL, which nobody opened by hand, gives the focus to the link of its field. */
function useFocusBack(current: RefObject<TranslatedField> | undefined): void {
  const opened = useRef(current);
  useEffect(() => {
    if (current === undefined) opened.current?.current.link.current?.focus();
    opened.current = current;
  }, [current]);
}
