import { testConfig } from '@parterre/contract/testing/test-config';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from 'react-error-boundary';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { CrashScreen, type NonIdealKind, NonIdealState } from './non-ideal-state.tsx';

beforeEach(() => setRuntimeConfig(testConfig()));

describe('NonIdealState', () => {
  test.each<[NonIdealKind, string[]]>([
    ['userLogin', ['Please wait, logging in']],
    ['userLogout', ['Please wait, logging out']],
    ['loading', ['Please wait, loading content']],
    ['notFound', ['Oops, page not found', "Unfortunately, we can't find this page"]],
    ['error', ['Ooops!, something went wrong', 'If the issue persists, please contact customer support']],
  ])('says of %s what the specification says', async (kind, texts) => {
    await renderWithConsole(<NonIdealState kind={kind} />);
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('names the environment where the frame does not', async () => {
    await renderWithConsole(<NonIdealState kind="error" />);
    expect(screen.getByText('TEST')).toBeVisible();
    cleanup();
    await renderWithConsole(<NonIdealState isInPage kind="error" />);
    expect(screen.queryByText('TEST')).toBeNull();
  });

  test('speaks German', async () => {
    await renderWithConsole(<NonIdealState kind="notFound" />, { language: 'de' });
    expect(screen.getByRole('heading', { name: 'Hoppla, Seite nicht gefunden' })).toBeVisible();
  });
});

test('a page that crashes while it is drawn says so, and is drawn again when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new TypeError('undefined is not a function');
    return <h1>Events</h1>;
  };
  await renderWithConsole(
    <ErrorBoundary FallbackComponent={CrashScreen}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Ooops!, something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Events' })).toBeVisible();
  vi.restoreAllMocks();
});
