import { expect, it } from 'vitest';
import { findTextToDo } from './find-text-to-do.ts';

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
