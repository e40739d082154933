import { expect, test } from 'vitest';
import { createHoldValues, toHoldBody } from './hold-values.ts';

test('a new hold takes the first colour that no hold has', () => {
  expect(createHoldValues([{ colour: '#a3323f' }]).colour).toBe('#6B3FA0');
  expect(createHoldValues([]).colour).toBe('#A3323F');
});

test('a new hold gets a colour also when all are taken', () => {
  const all = ['#A3323F', '#6B3FA0', '#1A659B', '#28724A', '#8A5A00'].map((colour) => ({ colour }));
  expect(createHoldValues(all).colour).toMatch(/^#[0-9A-F]{6}$/);
});

test('an emptied release date is sent as nothing, an untouched one is not sent', () => {
  expect(toHoldBody({ releaseOn: '' })).toEqual({ releaseOn: null });
  expect(toHoldBody({ releaseOn: '2026-12-08', label: 'Press' })).toEqual({ releaseOn: '2026-12-08', label: 'Press' });
  expect(toHoldBody({ note: '' })).toEqual({ note: '' });
});
