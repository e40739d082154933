import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGivenOrder } from './use-given-order.ts';

test('an order is saved, and the next one too, when the list cannot be read because its page was left', async () => {
  const saved: string[] = [];
  const { result } = renderHook(() =>
    useGivenOrder(() => {
      throw new Error('Cannot refetch a query that has not been started yet.');
    }),
  );
  const give = (ids: number[]) => result.current.give(ids, async () => void saved.push(ids.join()));
  await act(() => Promise.all([give([2, 1]), give([1, 2])]));
  expect(saved).toEqual(['2,1', '1,2']);
  expect(result.current.ids).toBeNull();
});
