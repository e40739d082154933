import { DETAILED_SALES_COLUMNS } from '@parterre/contract/choices/report-columns';
import { expect, test } from 'vitest';
import { pickLanguage } from '#texts/pick-language.ts';
import { nameFacts } from './name-facts.ts';
import { sayCodes } from './say-codes.ts';

const KEYS = ['order_id', 'order_status', 'sales_channel', 'payment_method'];

test.each([
  ['en-GB', ['A1', 'Cancelled', 'Box office', 'Card, Cash']],
  ['de', ['A1', 'Storniert', 'Kasse', 'Karte, Bar']],
  ['fr-CH', ['A1', 'Annulée', 'Guichet', 'Carte, Espèces']],
  ['it', ['A1', 'Annullato', 'Biglietteria', 'Carta, Contanti']],
  ['pt', ['A1', 'Cancelada', 'Bilheteira', 'Cartão, Dinheiro']],
  ['pt-BR', ['A1', 'Cancelado', 'Bilheteria', 'Cartão, Dinheiro']],
])('codes are words in %s, one by one where a cell lists several', (culture, words) => {
  const language = pickLanguage(culture);
  const facts = nameFacts(DETAILED_SALES_COLUMNS, language);
  const columns = KEYS.flatMap((key) => facts.find((fact) => fact.key === key) ?? []);
  const say = sayCodes(columns, language);
  const row = ['A1', 'CANCELLED', 'box-office', 'card, cash'];
  expect(say(row)).toEqual(words);
  expect(row[1]).toBe('CANCELLED');
  expect(say(['A2', null, 'kiosk', ''])).toEqual(['A2', null, 'kiosk', '']);
});
