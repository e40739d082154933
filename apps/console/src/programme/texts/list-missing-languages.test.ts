import { expect, it } from 'vitest';
import { listMissingLanguages } from './list-missing-languages.ts';

it('names the languages in which something written is missing', () => {
  const fields = { name: { 'en-GB': 'Faust', de: 'Faust' }, description: { 'en-GB': '<p>x</p>' }, terms: {} };
  expect(listMissingLanguages(fields, ['en-GB', 'de', 'fr'])).toEqual(['de', 'fr']);
  expect(listMissingLanguages({ name: fields.name, terms: {} }, ['en-GB', 'de'])).toEqual([]);
});
