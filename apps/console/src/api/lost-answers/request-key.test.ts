import { expect, test } from 'vitest';
import { RequestKey } from './request-key.ts';

test('the same request keeps its key, another one gets another', () => {
  const key = new RequestKey();
  const file = new File(['plan'], 'plan.json');
  const first = key.takeFor(file, 'Stalls');
  expect(key.takeFor(file, 'Stalls')).toBe(first);
  const second = key.takeFor(file, 'Circle');
  expect(second).not.toBe(first);
  expect(key.takeFor(new File(['plan'], 'plan.json'), 'Circle')).not.toBe(second);
});

test('a key that was given up is not taken again', () => {
  const key = new RequestKey();
  const first = key.takeFor('publish');
  key.giveUp();
  expect(key.takeFor('publish')).not.toBe(first);
});
