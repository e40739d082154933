import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLatest } from './use-latest.ts';

test('what was kept is the value of the last render, in the same ref', () => {
  const { result, rerender } = renderHook(({ value }) => useLatest(value), { initialProps: { value: 'first' } });
  const latest = result.current;
  expect(latest.current).toBe('first');
  rerender({ value: 'second' });
  expect(latest.current).toBe('second');
  expect(result.current).toBe(latest);
});
