import { expect, it } from 'vitest';
import { findTextToDo, listMissingLanguages, summariseTexts } from './summarise-texts.ts';

it('writes the words of every language, without elements', () => {
  expect(summariseTexts({ 'en-GB': '<p>A &amp; B</p><p>C</p>', de: 'Ä', fr: '' })).toBe('A & B C · Ä');
});

it('cuts what nobody compares word by word', () => {
  expect(summariseTexts({ 'en-GB': 'x'.repeat(500) })).toHaveLength(241);
});

const BOTH = ['en-GB', 'de'];
const NAME = { 'en-GB': 'Faust', de: 'Faust' };

it('finds the first text that is missing or outdated, not one that is done', () => {
  expect(findTextToDo({ name: NAME, description: { 'en-GB': '<p>x</p>' } }, {}, BOTH)).toBe('description');
  expect(findTextToDo({ name: { de: 'Faust' }, description: { de: '<p>x</p>' } }, {}, BOTH)).toBe('name');
  expect(findTextToDo({ name: NAME, description: NAME }, { description: ['de'] }, BOTH)).toBe('description');
});

it('finds none where all is done or nobody wrote anything', () => {
  expect(findTextToDo({ name: NAME, description: {} }, { name: [] }, BOTH)).toBeUndefined();
});

it('names the languages in which something written is missing', () => {
  const fields = { name: { 'en-GB': 'Faust', de: 'Faust' }, description: { 'en-GB': '<p>x</p>' }, terms: {} };
  expect(listMissingLanguages(fields, ['en-GB', 'de', 'fr'])).toEqual(['de', 'fr']);
  expect(listMissingLanguages({ name: fields.name, terms: {} }, ['en-GB', 'de'])).toEqual([]);
});
