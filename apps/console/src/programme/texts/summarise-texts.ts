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
