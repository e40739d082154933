import { expect, test } from 'vitest';
import { toDecimal } from '#documents/table.ts';
import { addStock, type StockSums } from './sum-stock.ts';

test('adds up what is left by currency, money in minor units of its currency', () => {
  const sums: StockSums = new Map();
  const row = { in_baskets: 1, held_no_sale: 2, blocked_alternating: 6, held_sale_allowed: 3, reserved_by_codes: 4 };
  addStock(sums, [
    { ...row, currency: 'EUR', allocated: 10, available: 5, gross_potential: toDecimal(1250, 'EUR') },
    { ...row, currency: 'JPY', allocated: 20, available: 6, gross_potential: toDecimal(900, 'JPY') },
    { ...row, currency: 'EUR', allocated: 30, available: 7, gross_potential: toDecimal(5, 'EUR') },
  ]);
  expect(sums.get('EUR')).toMatchObject({
    allocated: 40,
    in_baskets: 2,
    blocked_alternating: 12,
    available: 12,
    gross_potential: 1255,
  });
  expect(sums.get('JPY')).toMatchObject({ allocated: 20, reserved_by_codes: 4, gross_potential: 900 });
});
