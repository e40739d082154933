import { expect, test } from 'vitest';
import { nameSeats } from './name-seats.ts';

test('seats of one row name their block and row once', () => {
  expect(nameSeats(['Stalls Centre|F|12', 'Stalls Centre|F|13', 'Stalls Centre|G|1', 'Circle|F|2'])).toBe(
    'Stalls Centre F 12, 13; Stalls Centre G 1; Circle F 2',
  );
  expect(nameSeats(['A12'])).toBe('A12');
  expect(nameSeats([])).toBe('');
});
