import { describe, expect, it } from 'vitest';
import { listFormTexts, stepToDo } from './to-do-bar.tsx';

const languages = { culture: 'en-GB', cultures: ['en-GB', 'de', 'fr'], outdated: { terms: ['de'] } };
const values = {
  name: { 'en-GB': 'Faust', de: '', fr: 'Faust' },
  description: { 'en-GB': '', de: '' },
  terms: { 'en-GB': '<p>No refunds</p>', de: '<p>Keine Rückgabe</p>' },
};
const texts = listFormTexts(languages, {
  names: ['name', 'description', 'terms'],
  values,
  stored: values,
  confirmed: {},
});
const step = (field: string, culture: string, by: 1 | -1) => {
  const found = stepToDo(texts, { field, culture }, by);
  return found && `${found.field} ${found.culture}`;
};

describe('the texts of a form', () => {
  it('are listed field by field, what nobody wrote among them as nothing to do', () => {
    expect(texts.map(({ state }) => state)).toEqual([
      'written',
      'missing',
      'written',
      'none',
      'none',
      'none',
      'written',
      'outdated',
      'missing',
    ]);
  });

  it('are walked along over the fields, round at both ends', () => {
    expect(step('name', 'en-GB', 1)).toBe('name de');
    expect(step('name', 'de', 1)).toBe('terms de');
    expect(step('terms', 'fr', 1)).toBe('name de');
    expect(step('name', 'de', -1)).toBe('terms fr');
  });

  it('lead nowhere when nothing else is to be done', () => {
    const one = texts.filter(({ state }) => state !== 'outdated').slice(0, 3);
    expect(stepToDo(one, { field: 'name', culture: 'de' }, 1)).toBeUndefined();
  });
});
