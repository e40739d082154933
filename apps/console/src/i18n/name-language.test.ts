import { expect, it } from 'vitest';
import { nameLanguage } from './name-language.ts';

it('names a language for its reader, the region where it makes a difference', () => {
  expect(nameLanguage('en-GB', 'de')).toBe('Englisch (Vereinigtes Königreich)');
  expect(nameLanguage('en-GB', 'de', ['en-GB', 'de'])).toBe('Englisch');
  expect(nameLanguage('fr-CH', 'en-GB', ['fr', 'fr-CH'])).toBe('Swiss French');
  expect(nameLanguage('fr', 'en-GB', ['fr', 'fr-CH'])).toBe('French');
});

it('gives a code that is none as it is', () => expect(nameLanguage('?', 'en-GB')).toBe('?'));
