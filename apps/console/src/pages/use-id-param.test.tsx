import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { parseId } from '#api/parse-id.ts';
import { useIdParam } from './use-id-param.ts';

function Page() {
  return `venue ${useIdParam('venueId')}`;
}

test.each([
  ['/venues/42', 'venue 42'],
  ['/venues/new', 'venue 0'],
  ['/venues/4.2', 'venue 0'],
])('the id in the path %s is %s', (path, text) => {
  const router = createMemoryRouter([{ path: '/venues/:venueId', Component: Page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('an id is a whole number from 1 on, and nothing else', () => {
  expect(parseId('42')).toBe(42);
  expect(parseId(String(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER);
  for (const text of ['', '0', '007', '-1', '4.2', '1e3', 'new', '9007199254740993', null, undefined])
    expect(parseId(text)).toBeNull();
});
