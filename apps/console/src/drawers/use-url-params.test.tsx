import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useUrlParams } from './use-url-params.ts';

let change: ReturnType<typeof useUrlParams>[1];

function Page() {
  const [params, setParams] = useUrlParams();
  change = setParams;
  return <output>{params.toString()}</output>;
}

const put = (name: string, value: string) =>
  change((current) => {
    current.set(name, value);
    return current;
  });

test('of two changes of the URL that come before the page is drawn anew neither is lost', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />);
  await screen.findByRole('status');
  await act(async () => {
    put('search', 'mahler');
    put('events', 'K7M2QXRB');
  });
  expect(await screen.findByText('search=mahler&events=K7M2QXRB')).toBeInTheDocument();
});
