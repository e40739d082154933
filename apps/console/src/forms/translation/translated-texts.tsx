import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { type TextLanguages, TextLanguagesContext, type TranslatedField } from './text-languages.ts';
import { TranslationHost } from './translation-host.tsx';

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
