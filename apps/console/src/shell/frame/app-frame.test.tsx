import { testConfig } from '@parterre/contract/testing/test-config';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { act, screen, waitFor } from '@testing-library/react';
import { useContext } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { createStore } from '#api/store.ts';
import { FrameMenu } from '#pages/frame-menu.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { ChoosePromoter } from '#programme/pickers/choose-promoter.tsx';
import { useChosenPromoter } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { signedIn } from '#session/session-state.ts';
import { useCan } from '#session/use-features.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { EVENT_ANSWERS, PICKED_EVENT } from '#test/event-answers.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { AppFrame } from './app-frame.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Opens a page with a bar of its own, as the seat manager and the plan editor have it. */
async function openFullScreen({ isEmbedded = false } = {}): Promise<void> {
  startFakeServer(answerByPath(EVENT_ANSWERS));
  setRuntimeConfig(testConfig({ isEmbedded }));
  const store = createStore();
  store.dispatch(signedIn({ id: 'ada', fullName: 'Ada Owner', email: 'ada@example.test', region: null }));
  const Bar = () => <header>{useContext(FrameMenu)}</header>;
  const page = { path: '/', Component: Bar, handle: { isFullScreen: true } };
  const router = createMemoryRouter([{ Component: AppFrame, children: [page] }]);
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
    { store },
  );
  await screen.findByText('TEST');
}

test('a full-screen page has the profile menu at the end of its bar', async () => {
  await openFullScreen();
  expect(screen.getByRole('button', { name: 'Profile menu' })).toBeVisible();
});

test('a full-screen page inside another site has no menu of the console', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window));
  await openFullScreen({ isEmbedded: true });
  expect(screen.getByRole('main')).toHaveAttribute('data-mode', 'component');
  expect(screen.queryByRole('button', { name: 'Profile menu' })).toBeNull();
});

test('while all promoters are shown, the pages of an event are closed that are switched off at its promoter', async () => {
  const promoters = ['harbour-hall', 'kulturwerk'].map((code, at) => ({
    id: at + 7,
    code,
    name: code,
    cultures: ['en-GB'],
  }));
  const answer = { items: [], permissions: PERMISSIONS, mode: 'app' };
  startFakeServer(
    answerByPath({
      ...EVENT_ANSWERS,
      'GET /api/main/promoters': { items: promoters },
      'GET /api/main/shows/ABCD2345': { ...PICKED_EVENT, showCode: 'ABCD2345', promoterCode: 'kulturwerk' },
      'GET /api/main/features': ({ url }) =>
        json({ ...answer, closed: url.includes('promoterCode=kulturwerk') ? ['seat-manager'] : [] }),
    }),
  );
  setRuntimeConfig(testConfig({}));
  const page = { path: '/shows/:showCode/seats', Component: () => <h1>Seats</h1> };
  const initialEntries = ['/shows/ABCD2345/seats'];
  const router = createMemoryRouter([{ Component: AppFrame, children: [page] }], { initialEntries });
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
    {},
  );
  expect(await screen.findByText('Switched off')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Seats' })).toBeNull();
});

test('what is granted shows within a minute, without a reload', async () => {
  let permissions: readonly string[] = [];
  startFakeServer(
    answerByPath({
      ...EVENT_ANSWERS,
      'GET /api/main/features': () => json({ items: [], permissions, closed: [], mode: 'app' }),
    }),
  );
  setRuntimeConfig(testConfig({}));
  const Page = () => (useCan('audit:read') ? <h1>Auditing history</h1> : <h1>You cannot read it</h1>);
  const router = createMemoryRouter([{ Component: AppFrame, children: [{ path: '/', Component: Page }] }]);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
  );
  await screen.findByRole('heading', { name: 'You cannot read it' });
  permissions = ['audit:read'];
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('heading', { name: 'Auditing history' })).toBeVisible();
});

test('a page of which a choice goes away with the focus has it at its title', async () => {
  const promoters = ['harbour-hall', 'kulturwerk'].map((code, at) => ({
    id: at + 7,
    code,
    name: code,
    cultures: ['en-GB'],
  }));
  startFakeServer(answerByPath({ ...EVENT_ANSWERS, 'GET /api/main/promoters': { items: promoters } }));
  setRuntimeConfig(testConfig({}));
  const NewShow = () => {
    const { promoter, choose } = useChosenPromoter(undefined);
    return (
      <>
        <PageHeader title="New event" />
        {promoter ? <input aria-label="Name" /> : <ChoosePromoter onChoose={choose} />}
      </>
    );
  };
  const router = createMemoryRouter([{ Component: AppFrame, children: [{ path: '/', Component: NewShow }] }]);
  await renderWithConsole(
    <FeaturesGate>
      <RouterProvider router={router} />
    </FeaturesGate>,
  );
  const choice = await screen.findByRole('button', { name: 'kulturwerk' });
  choice.focus();
  act(() => choice.click());
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'New event' })).toHaveFocus());
});
