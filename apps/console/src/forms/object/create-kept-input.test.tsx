import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createKeptInput } from './create-kept-input.ts';

const open = (useKept: ReturnType<typeof createKeptInput<string>>, address: string) =>
  renderHook(useKept, {
    wrapper: ({ children }) => (
      <StrictMode>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </StrictMode>
    ),
  });

test('input is kept for the next form at its address, and for that one only', () => {
  const useKept = createKeptInput<string>();
  const first = open(useKept, '/shows/A/new');
  expect(first.result.current.typed).toBeUndefined();
  act(() => first.result.current.keep('Press'));
  first.unmount();
  expect(open(useKept, '/shows/B/new').result.current.typed).toBeUndefined();
  const second = open(useKept, '/shows/A/new');
  expect(second.result.current.typed).toBe('Press');
  second.rerender();
  expect(second.result.current.typed).toBe('Press');
  second.unmount();
  expect(open(useKept, '/shows/A/new').result.current.typed).toBeUndefined();
});
