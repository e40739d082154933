import { expect, it } from 'vitest';
import { describeDays } from './tour-header.tsx';

it('writes the days of a tour', () => {
  expect(describeDays({ firstShowOn: null, lastShowOn: null })).toBe('--/--/----');
  expect(describeDays({ firstShowOn: '2026-12-10', lastShowOn: '2026-12-10' })).toBe('10/12/2026');
  expect(describeDays({ firstShowOn: '2026-12-10', lastShowOn: '2027-01-02' })).toBe('10/12/2026 – 02/01/2027');
});
