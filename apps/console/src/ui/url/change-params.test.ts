import { expect, test } from 'vitest';
import { changeParams, without } from './change-params.ts';

test('a change of the parameters leaves the others, and the given ones as they were', () => {
  const given = new URLSearchParams('view=table&heat=sold&tag=a&tag=b');
  expect(`${changeParams(given, { heat: 'gross', by: 'row', view: null })}`).toBe('heat=gross&tag=a&tag=b&by=row');
  expect(`${changeParams(given, { heat: '', view: undefined })}`).toBe('tag=a&tag=b');
  expect(`${without(given, ['view', 'tag'])}`).toBe('heat=sold');
  expect(`${given}`).toBe('view=table&heat=sold&tag=a&tag=b');
});
