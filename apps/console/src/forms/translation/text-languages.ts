import { createContext, type RefObject, useContext } from 'react';
import type { Rule } from '../rules.ts';

export interface TextLanguages {
  /** The first language, from which the others are translated. */
  culture: string;
  cultures: readonly string[];
  /** The outdated cultures by field, as reported by the server; undefined for a new object. */
  outdated?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** `line` is a single line, `lines` several, `rich` HTML. */
export type TextMode = 'line' | 'lines' | 'rich';

export interface TranslatedField {
  name: string;
  label: string;
  mode: TextMode;
  /** Apply to the first language always, to the others only if they have a text. */
  rules: readonly Rule[];
  /** True if the texts are read-only. */
  isLocked: boolean;
  /** Takes the focus when the drawer closes. */
  link: RefObject<HTMLElement | null>;
}

interface TranslatedTextsContext extends TextLanguages {
  /** Adds a field to the drawer's list, or updates the one with the same link. */
  putField: (field: TranslatedField) => void;
  removeField: (link: TranslatedField['link']) => void;
}

/** Provided from outside, because this folder does not depend on the session. */
export const CanTranslate = createContext(true);

export const TextLanguagesContext = createContext<TranslatedTextsContext | null>(null);

/** Returns the languages of the form. Throws outside of TranslatedTexts. */
export function useTextLanguages(): TranslatedTextsContext {
  const languages = useContext(TextLanguagesContext);
  if (languages === null) throw new Error('A text by culture stands inside of TranslatedTexts');
  return languages;
}

/** Returns a text for every culture, '' if missing: the initial values of a form. */
export const fillCultures = (texts: Record<string, string>, cultures: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(cultures.map((culture) => [culture, ''])),
  ...texts,
});

/** Returns only the cultures that have a text, as they are sent. */
export const dropBlankCultures = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
