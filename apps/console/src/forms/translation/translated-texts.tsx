import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { CanTranslate, type TextLanguages, TextLanguagesContext, type TranslatedField } from './text-languages.ts';
import { useTranslationParams } from './translation-link.tsx';

interface TranslatedTextsProps extends TextLanguages {
  children: ReactNode;
}

/**
 * Around the fields of a form that has texts by culture: they say in which languages they are written, and the drawer
 * `?drawer=translation&field=NAME` opens over the form and edits its values.
 */
export function TranslatedTexts({ culture, cultures, outdated, children }: TranslatedTextsProps) {
  const [fields, setFields] = useState<readonly RefObject<TranslatedField>[]>([]);
  const register = useCallback((field: RefObject<TranslatedField>) => {
    setFields((known) => [...known, field]);
    return () => setFields((known) => known.filter((other) => other !== field));
  }, []);
  const context = useMemo(() => ({ culture, cultures, outdated, register }), [culture, cultures, outdated, register]);
  return (
    <TextLanguagesContext.Provider value={context}>
      {children}
      <TranslationHost fields={fields} />
    </TextLanguagesContext.Provider>
  );
}

const TranslationDrawer = lazyPart(async () => (await import('./translation-drawer.tsx')).TranslationDrawer);

function TranslationHost({ fields }: { fields: readonly RefObject<TranslatedField>[] }) {
  const { field: wanted, close } = useTranslationParams();
  const canTranslate = useContext(CanTranslate);
  const current = canTranslate ? fields.find((field) => field.current.name === wanted) : undefined;
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
  // The link takes the focus only once the drawer that kept it is gone.
  useEffect(() => {
    if (current === undefined) opened.current?.current.link.current?.focus();
    opened.current = current;
  }, [current]);
}
