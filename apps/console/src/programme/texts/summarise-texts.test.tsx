import { expect, it } from 'vitest';
import { summariseTexts } from './summarise-texts.ts';

it('writes the words of every language, without elements', () => {
  expect(summariseTexts({ 'en-GB': '<p>A &amp; B</p><p>C</p>', de: 'Ä', fr: '' })).toBe('A & B C · Ä');
});

it('cuts what nobody compares word by word', () => {
  expect(summariseTexts({ 'en-GB': 'x'.repeat(500) })).toHaveLength(241);
});
