import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ATTENDED_MS, useAttended } from './use-attended.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a tab is attended until nothing was pressed or moved in it for a while, and again with the next input', () => {
  const { result } = renderHook(() => useAttended());
  expect(result.current).toBe(true);
  pass(ATTENDED_MS - 1);
  act(() => void fireEvent.keyDown(document.body, { key: 'a' }));
  pass(ATTENDED_MS - 1);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
  act(() => void fireEvent.pointerMove(document.body));
  expect(result.current).toBe(true);
});
