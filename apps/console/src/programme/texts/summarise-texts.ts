import { readWords } from '#ui/rich-text/read-words.ts';

const SUMMARY_LENGTH_MAX = 240;

/** Joins texts by culture into one line without markup, to tell them apart in a conflict. */
export function summariseTexts(texts: Readonly<Record<string, string>>): string {
  const plain = Object.values(texts)
    .map((text) => readWords(text).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const all = plain.join(' · ');
  return all.length > SUMMARY_LENGTH_MAX ? `${all.slice(0, SUMMARY_LENGTH_MAX)}…` : all;
}

/** Returns the first field with a missing or outdated language; undefined if there is none. */
export function findTextToDo(
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>,
  outdated: Readonly<Record<string, readonly string[]>>,
  cultures: readonly string[],
): string | undefined {
  return Object.entries(fields).find(
    ([field, texts]) =>
      listMissingLanguages({ [field]: texts }, cultures).length > 0 || (outdated[field] ?? []).length > 0,
  )?.[0];
}

type Texts = Readonly<Record<string, string>>;

/**
 * Returns the languages in which a text is missing that exists in another. A text that is empty everywhere does not
 * count.
 */
export function listMissingLanguages(fields: Readonly<Record<string, Texts>>, cultures: readonly string[]): string[] {
  const written = Object.values(fields).filter((texts) => Object.values(texts).some(Boolean));
  return cultures.filter((culture) => written.some((texts) => !texts[culture]));
}
