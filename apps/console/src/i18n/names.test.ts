import { expect, test } from 'vitest';
import { listCountryOptions, nameCountry } from './name-country.ts';
import { nameLanguage } from './name-language.ts';
import { nameSeats } from './name-seats.ts';

test('seats of one row name their block and row once', () => {
  expect(nameSeats(['Stalls Centre|F|12', 'Stalls Centre|F|13', 'Stalls Centre|G|1', 'Circle|F|2'])).toBe(
    'Stalls Centre F 12, 13; Stalls Centre G 1; Circle F 2',
  );
  expect(nameSeats(['A12'])).toBe('A12');
  expect(nameSeats([])).toBe('');
});

test('names a language for its reader, the region where it makes a difference', () => {
  expect(nameLanguage('en-GB', 'de')).toBe('Englisch (Vereinigtes Königreich)');
  expect(nameLanguage('en-GB', 'de', ['en-GB', 'de'])).toBe('Englisch');
  expect(nameLanguage('fr-CH', 'en-GB', ['fr', 'fr-CH'])).toBe('Swiss French');
  expect(nameLanguage('fr', 'en-GB', ['fr', 'fr-CH'])).toBe('French');
});

test('gives a code that is none as it is', () => expect(nameLanguage('?', 'en-GB')).toBe('?'));

test('a country is named in the language of its reader; one that the browser does not know keeps its name', () => {
  expect(nameCountry('US', 'de')).toBe('Vereinigte Staaten');
  expect(nameCountry('QX', 'en-GB', 'Somewhere')).toBe('Somewhere');
});

test('countries are in the order of the language, and are found by their code and English name too', () => {
  const countries = [
    { code: 'DE', name: 'Germany' },
    { code: 'EG', name: 'Egypt' },
  ];
  expect(listCountryOptions(countries, 'de')).toEqual([
    { value: 'EG', label: 'Ägypten', words: 'EG Egypt' },
    { value: 'DE', label: 'Deutschland', words: 'DE Germany' },
  ]);
});
