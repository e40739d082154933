import type { Question } from '@parterre/contract/questions';
import { expect, test } from 'vitest';
import { toQuestionBody, toQuestionValues } from './question-values.ts';

const FISH = { 'en-GB': 'Fish', de: 'Fisch' };
const MEAT = { 'en-GB': 'Meat', de: 'Fleisch' };
const EGG = { 'en-GB': 'Egg', de: 'Ei' };
const LANGUAGES = { culture: 'en-GB', cultures: ['en-GB', 'de'] };
const before = { label: { 'en-GB': 'Menu' }, kind: 'choice', choices: [FISH, MEAT, EGG] } as unknown as Question;

test.each([
  ['one is taken away', 'Meat\nEgg', [MEAT, EGG]],
  ['one comes first', 'Tofu\nFish\nMeat\nEgg', [{ 'en-GB': 'Tofu' }, FISH, MEAT, EGG]],
  ['one comes last', 'Fish\nMeat\nEgg\nTofu', [FISH, MEAT, EGG, { 'en-GB': 'Tofu' }]],
  ['two change places', 'Meat\nFish\nEgg', [MEAT, FISH, EGG]],
  ['one is corrected where it is', 'Fish\nRoast\nEgg', [FISH, { ...MEAT, 'en-GB': 'Roast' }, EGG]],
  ['one is taken away and another corrected', 'Roast\nEgg', [{ 'en-GB': 'Roast' }, EGG]],
  [
    'one comes first and another is corrected',
    'Tofu\nFillet\nMeat\nEgg',
    [{ 'en-GB': 'Tofu' }, { 'en-GB': 'Fillet' }, MEAT, EGG],
  ],
])('choices keep their own other languages when %s', (_what, choices, wanted) => {
  const values = { ...toQuestionValues(before, LANGUAGES), choices };
  expect(toQuestionBody(values, LANGUAGES, before).choices).toEqual(wanted);
});
