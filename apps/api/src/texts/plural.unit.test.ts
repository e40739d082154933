import { expect, test } from 'vitest';
import { pickLanguage } from './pick-language.ts';

test('nobody is many in Portugal, and one in Brazil', () => {
  const nobody = (tag: string) => pickLanguage(tag).pages.throttled(0);
  expect([nobody('pt'), nobody('pt-BR')]).toEqual([
    expect.stringContaining('0 segundos'),
    expect.stringMatching(/0 segundo\b/),
  ]);
});
