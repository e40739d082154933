import { MAIL_LANGUAGES } from '@parterre/contract/choices/account-choices';
import { describe, expect, it } from 'vitest';
import { de } from './de/language.ts';
import { enGb } from './en-GB/language.ts';
import { LANGUAGES, listAccepted, pickLanguage } from './pick-language.ts';

// The compiler checks that every language has the texts of English and no others, because `Language` is the type of
// English.

describe('a reader', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_ch', 'de'],
    ['en-US', 'en-GB'],
    ['en', 'en-GB'],
    ['fr-CH', 'fr-CH'],
    ['fr-BE', 'fr'],
    ['it-CH', 'it'],
    ['pt-PT', 'pt'],
    ['pt_BR', 'pt-BR'],
    ['ja-JP', 'en-GB'],
    ['den', 'en-GB'],
    ['', 'en-GB'],
    ['*', 'en-GB'],
  ])('of %s is written to in %s', (culture, tag) => {
    expect(pickLanguage(culture).tag).toBe(tag);
  });

  it('of several languages is written to in the first that the server has, and in English where it has none', () => {
    expect(pickLanguage('ja', 'de-AT', 'en').tag).toBe('de');
    expect(pickLanguage('ja', 'nl').tag).toBe('en-GB');
    expect(pickLanguage().tag).toBe('en-GB');
  });

  it('is asked by a header what they would rather read', () => {
    expect(listAccepted('fr, en;q=0.5,de-CH;q=0.9, it;q=0')).toEqual(['fr', 'de-CH', 'en']);
    expect(pickLanguage(...listAccepted(undefined)).tag).toBe('en-GB');
  });
});

describe('the words', () => {
  it('are nowhere missing behind their names', () => {
    for (const language of LANGUAGES) expect(listWords(language).filter((word) => word.trim() === '')).toEqual([]);
  });

  it('are those that a user can choose for mails', () => {
    expect([...MAIL_LANGUAGES]).toEqual(LANGUAGES.map(({ tag }) => tag));
  });

  it.each(LANGUAGES)('of $tag say the values that the English ones say', (language) => {
    expect(listSaid(language).sort()).toEqual(listSaid(enGb).sort());
  });

  it('name one thing and several as their language does', () => {
    expect(enGb.doorLists.people(1, 2)).toBe('1 guest, 2 people');
    expect(enGb.doorLists.people(0, 1)).toBe('0 guests, 1 person');
    expect(de.doorLists.people(1, 2)).toBe('1 Gast, 2 Personen');
    expect(de.mails.ticketsIntro(1)).toBe('hier ist Ihr Ticket.');
  });
});

/** Lists the values that every text contains, each as its place or name: `mails.owed: ⟦0⟧`. */
const listSaid = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([name, word]): string[] => {
    if (typeof word === 'object' && word !== null) return listSaid(word, `${path}${name}.`);
    if (typeof word !== 'function') return [`${path}${name}`];
    const said: string = word(...[0, 1, 2, 3].map(standIn));
    return [`${path}${name}: ${[...new Set(said.match(/⟦\w+⟧/g))].sort().join(' ')}`];
  });

/** Returns a value that is written as its place, and each of its properties as its name. */
const standIn = (place: number): unknown =>
  new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => `⟦${place}⟧` : `⟦${String(key)}⟧`) });

const listWords = (words: object): string[] =>
  Object.values(words).flatMap((word) => {
    if (typeof word === 'string') return [word];
    return typeof word === 'object' && word !== null ? listWords(word) : [];
  });
