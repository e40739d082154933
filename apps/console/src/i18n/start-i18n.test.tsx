import i18next from 'i18next';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';
import { startI18n } from './start-i18n.ts';

test('Portuguese counts and writes numbers as in Portugal, and that of Brazil as there', async () => {
  const say = async (language: string, count: number) => {
    await startI18n(language);
    await i18next.loadNamespaces('start');
    return i18next.t('start:byPromoter.tickets', { count }).replaceAll(/\s/g, ' ');
  };
  expect([await say('pt', 0), await say('pt', 1), await say('pt', 1248)]).toEqual([
    '0 bilhetes',
    '1 bilhete',
    '1248 bilhetes',
  ]);
  expect([await say('pt-BR', 0), await say('pt-BR', 1248)]).toEqual(['0 ingresso', '1.248 ingressos']);
  expect(formatNumber(12_202, 'pt').replaceAll(/\s/g, ' ')).toBe('12 202');
});
