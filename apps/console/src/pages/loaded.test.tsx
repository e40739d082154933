import { act, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Loaded } from './loaded.tsx';
import { LoadedPart } from './loaded-part.tsx';

it('leaves the head of the page, and the focus on it, while the object waits for its words', async () => {
  let arrive: (words: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Body = ({ name }: { name: string }) => `${name}: ${use(words)}`;
  let load: (name: string) => void = () => undefined;
  const Page = () => {
    const [name, setName] = useState<string>();
    load = setName;
    return (
      <Suspense fallback="The page is gone">
        <h1 tabIndex={-1}>Tour</h1>
        <Loaded label="Loading" result={{ currentData: name, refetch: () => undefined }}>
          {(loaded) => <Body name={loaded} />}
        </Loaded>
      </Suspense>
    );
  };
  await renderWithConsole(<Page />);
  (await screen.findByRole('heading')).focus();
  await act(async () => load('Winter'));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
  await act(async () => arrive('written'));
  expect(screen.getByText('Winter: written')).toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('keeps a part whose reading again failed, but never what answered another filter', async () => {
  const failed = { data: 'Old rows', error: { status: 'FETCH_ERROR', error: 'offline' }, refetch: () => undefined };
  await renderWithConsole(
    <>
      <LoadedPart label="Loading" result={{ ...failed, currentData: 'Old rows' }} rows={1}>
        {(rows) => <p>{rows} of this filter</p>}
      </LoadedPart>
      <LoadedPart label="Loading" result={{ ...failed, currentData: undefined }} rows={1}>
        {(rows) => <p>{rows} of another filter</p>}
      </LoadedPart>
    </>,
  );
  expect(screen.getByText('Old rows of this filter')).toBeVisible();
  expect(screen.queryByText('Old rows of another filter')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached');
});
