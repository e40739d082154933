import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useListed } from './use-listed.ts';

interface Asked {
  items: { holdId: number; label: string }[] | undefined;
  id: number;
}

const BAND = { holdId: 1, label: 'Band' };
const PRESS = { holdId: 2, label: 'Press' };

const ask = (initialProps: Asked) =>
  renderHook(({ items, id }: Asked) => useListed(items, 'holdId', id), { initialProps });

test('an object is unknown while the list loads, null if the list does not have it, otherwise as the list has it', () => {
  const { result, rerender } = ask({ items: undefined, id: 1 });
  expect(result.current).toBeUndefined();
  rerender({ items: [PRESS], id: 1 });
  expect(result.current).toBeNull();
  rerender({ items: [PRESS, BAND], id: 1 });
  expect(result.current).toBe(BAND);
  const renamed = { ...BAND, label: 'Band and crew' };
  rerender({ items: [renamed], id: 1 });
  expect(result.current).toBe(renamed);
});

test('an object that somebody else removes stays for its form, until another one is asked for', () => {
  const { result, rerender } = ask({ items: [BAND, PRESS], id: 1 });
  rerender({ items: [PRESS], id: 1 });
  expect(result.current).toBe(BAND);
  rerender({ items: [PRESS], id: 2 });
  expect(result.current).toBe(PRESS);
  rerender({ items: [PRESS], id: 1 });
  expect(result.current).toBeNull();
});
