import { createContext, type RefObject, useContext } from 'react';
import type { Rule } from '../rules.ts';

export interface TextLanguages {
  /** The first one, which the others are translated from. */
  culture: string;
  cultures: readonly string[];
  /** Per field, as the server says; nothing for an object that is not stored yet. */
  outdated?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** `line` is one line, `lines` several, `rich` HTML. */
export type TextMode = 'line' | 'lines' | 'rich';

export interface TranslatedField {
  name: string;
  label: string;
  mode: TextMode;
  /** The first language obeys all of them, the others where they have a text. */
  rules: readonly Rule[];
  /** The texts can be read and not be changed. */
  isLocked: boolean;
  /** Takes the focus back when the drawer closes. */
  link: RefObject<HTMLElement | null>;
}

interface TranslatedTextsContext extends TextLanguages {
  /** Puts a field in the list the drawer walks along; gives what takes it out again. */
  register: (field: RefObject<TranslatedField>) => () => void;
}

/** Whether the reader may translate: who is signed in decides, which a kit does not know. */
export const CanTranslate = createContext(true);

export const TextLanguagesContext = createContext<TranslatedTextsContext | null>(null);

/** The languages of the form around. Throws outside of TranslatedTexts. */
export function useTextLanguages(): TranslatedTextsContext {
  const languages = useContext(TextLanguagesContext);
  if (languages === null) throw new Error('A text by culture stands inside of TranslatedTexts');
  return languages;
}

/** A text for every culture, empty where there is none: what the fields of a form start from. */
export const fillCultures = (texts: Record<string, string>, cultures: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(cultures.map((culture) => [culture, ''])),
  ...texts,
});

/** Only the cultures that have a text: what is sent. */
export const dropBlankCultures = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
