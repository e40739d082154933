import { readWords } from '#ui/read-words.ts';

const LONGEST = 240;

/** Texts by culture in one line without their elements, to be told apart in a conflict. */
export function summariseTexts(texts: Readonly<Record<string, string>>): string {
  const plain = Object.values(texts)
    .map((text) => readWords(text).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const all = plain.join(' · ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST)}…` : all;
}

/** The first of the texts that is missing or outdated in a language; undefined when all is done. */
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

/** Languages in which a text that is written in the first one is missing. A text nobody wrote is missing nowhere. */
export function listMissingLanguages(fields: Readonly<Record<string, Texts>>, cultures: readonly string[]): string[] {
  const written = Object.values(fields).filter((texts) => Object.values(texts).some(Boolean));
  return cultures.filter((culture) => written.some((texts) => !texts[culture]));
}
