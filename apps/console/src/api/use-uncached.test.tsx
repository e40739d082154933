import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useUncached } from './use-uncached.ts';

const open = (load: (key: string, signal: AbortSignal) => Promise<string>, first: string | null = 'a') =>
  renderHook(({ key }: { key: string | null }) => useUncached(key, load), {
    initialProps: { key: first },
  });

it('loads again for another key, and shows nothing of the previous one meanwhile', async () => {
  const signals: AbortSignal[] = [];
  const { result, rerender } = open(async (key, signal) => {
    signals.push(signal);
    return `bytes of ${key}`;
  });
  await waitFor(() => expect(result.current.loading).toEqual({ status: 'ready', value: 'bytes of a' }));
  rerender({ key: 'b' });
  expect(result.current.loading).toEqual({ status: 'loading' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await waitFor(() => expect(result.current.loading).toEqual({ status: 'ready', value: 'bytes of b' }));
});

it('loads nothing without a key, and cancels the request when the key goes', async () => {
  const load = vi.fn((_key: string, _signal: AbortSignal) => new Promise<string>(() => undefined));
  const { rerender, unmount } = open(load, null);
  expect(load).not.toHaveBeenCalled();
  rerender({ key: 'a' });
  unmount();
  expect(load.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true]);
});

it('says what failed until it is tried again', async () => {
  let isBroken = true;
  const { result } = open(async () => {
    if (isBroken) throw new Error('gone');
    return 'bytes';
  });
  await waitFor(() => expect(result.current.loading).toEqual({ status: 'failed', error: new Error('gone') }));
  isBroken = false;
  act(() => result.current.retry());
  expect(result.current.loading).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current.loading).toEqual({ status: 'ready', value: 'bytes' }));
});
