import { createContext, useContext } from 'react';
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
  /** A dotted path into the form's values. */
  name: string;
  label: string;
  mode: TextMode;
  /** Apply to the first language always, to the others only if they have a text. */
  rules: readonly Rule[];
}

interface TranslatedTextsContext extends TextLanguages {
  /** In the order of the form. */
  fields: readonly TranslatedField[];
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

/** Returns a text of the form by its name. Throws if the form does not declare it. */
export function useTranslatedField(name: string): TranslatedField {
  const field = useTextLanguages().fields.find((one) => one.name === name);
  if (field === undefined) throw new Error(`TranslatedTexts does not declare the text ${name}`);
  return field;
}

/** Returns a text for every culture, '' if missing: the initial values of a form. */
export const fillCultures = (texts: Record<string, string>, cultures: readonly string[]): Record<string, string> => ({
  ...Object.fromEntries(cultures.map((culture) => [culture, ''])),
  ...texts,
});

/** Returns only the cultures that have a text, as they are sent. */
export const dropBlankCultures = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
