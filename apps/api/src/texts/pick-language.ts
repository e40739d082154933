import { de } from './de/language.ts';
import { enGb, type Language } from './en-GB/language.ts';
import { fr, frCh } from './fr/language.ts';
import { it } from './it/language.ts';
import { languageOf } from './language-of.ts';
import { pt } from './pt/language.ts';
import { ptBr } from './pt-BR/language.ts';

/**
 * The languages of users, the default first. A new language is a folder and a line here. Tickets and the notes about a
 * seat know more languages, each in one file (ticket-words.ts, ticket-terms.ts, place-words.ts).
 */
export const LANGUAGES: readonly Language[] = [enGb, de, fr, frCh, it, pt, ptBr];

/**
 * Returns the texts for a reader: those of the first culture with a language, even for another region, else English.
 */
export const pickLanguage = (...cultures: readonly string[]): Language =>
  cultures.map(findLanguage).find((language) => language !== undefined) ?? enGb;

function findLanguage(culture: string): Language | undefined {
  const wanted = culture.replace('_', '-').toLowerCase();
  return (
    LANGUAGES.find(({ tag }) => tag.toLowerCase() === wanted) ??
    LANGUAGES.find(({ tag }) => languageOf(tag) === languageOf(wanted))
  );
}

/** Returns the languages of an Accept-Language header, the preferred first; empty without a header. */
export const listAccepted = (header = ''): string[] =>
  header
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** Returns a text of the server in each of its languages. */
export const inEveryLanguage = (text: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language.tag, text(language)]));
