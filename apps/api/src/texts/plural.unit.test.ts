import { expect, test } from 'vitest';
import { pluralIn } from './plural.ts';

test('nothing is many in Portugal and one in Brazil', () => {
  const forms = { one: 'bilhete', other: 'bilhetes' };
  expect([pluralIn('pt')(0, forms), pluralIn('pt')(1, forms), pluralIn('pt-BR')(0, forms)]).toEqual([
    'bilhetes',
    'bilhete',
    'bilhete',
  ]);
});
