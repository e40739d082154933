import { ENVIRONMENTS } from '@parterre/contract/choices/deployment-choices';
import { testConfig } from '@parterre/contract/testing/test-config';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeCookie } from '#api/cookies.ts';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { selectSettings } from '#api/settings.ts';
import { createStore } from '#api/store.ts';
import { Session, SessionContext } from '#session/session.ts';
import { selectRegionId, selectSession } from '#session/session-state.ts';
import { createFakeOidcClient, createUser, type FakeOidcClient } from '#test/fake-oidc-client.ts';
import { json, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { App } from './app.tsx';

let seen: SeenRequest[];
/** jsdom has no media queries; this stub is a wide window in the light scheme. */
const silent = {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
};
const show = {
  showCode: 'ABCD2345',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  venue: { name: 'David Geffen Hall', town: 'New York' },
  startsAtLocal: '2026-12-10T19:30:00',
};

function answer({ url }: SeenRequest): Response {
  if (url.includes('/promoters'))
    return json({ items: [{ id: 7, code: 'harbour-hall', name: 'Harbour & Hall', cultures: ['en-GB', 'de'] }] });
  if (url.includes('/features')) return json({ items: [{ id: 'events-list' }], permissions: [], mode: 'app' });
  if (url.includes('/account')) return json({ name: 'Ada', language: null, timeFormat: '24h' });
  if (url.includes('/regions')) return json({ items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] });
  const items = url.includes('/shows') ? [show] : [];
  return json({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });
}

const addressOf = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

async function open(client: FakeOidcClient) {
  const store = createStore();
  const session = new Session(store, client);
  await renderWithConsole(
    <SessionContext value={session}>
      <App supportUrl="https://support.example.com" />
    </SessionContext>,
    { store },
  );
  void session.start();
  return store;
}

/** Preloads lazy modules, so that no test waits for the compiler. */
beforeAll(() =>
  Promise.all([import('./signed-in-app.tsx'), import('./palette/command-palette.tsx'), import('./choice-drawers.tsx')]),
);
beforeEach(() => {
  window.history.replaceState(null, '', '/nowhere?page=2');
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('1280px'), ...silent }));
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  seen = startFakeServer(answer);
});
afterEach(() => {
  writeCookie('region', null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the console', () => {
  test('offers to sign in when nobody is signed in', async () => {
    const client = createFakeOidcClient();
    await open(client);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(client.redirects).toMatchObject([{ state: { url: '/nowhere?page=2' } }]);
  });

  test.each([
    'State does not match',
    'No matching state found in storage',
    'Network timed out',
    'IFrame timed out without a response',
  ])('shows the authentication error %s with a way to try again', async (message) => {
    window.history.replaceState(null, '', '/signin-callback?code=c&state=s');
    const client = createFakeOidcClient({ callback: new Error(message) });
    await open(client);
    expect(await screen.findByText(`Authentication error: ${message} @ signinCallback`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try login again' }));
    expect(client.redirects).toHaveLength(1);
  });

  test('tries to sign in again from the path, the query and the part after # at which it failed', async () => {
    window.history.replaceState(null, '', '/nowhere?page=2#row-7');
    const client = createFakeOidcClient();
    const { signinRedirect } = client;
    client.signinRedirect = () => Promise.reject(new Error('Network timed out'));
    await open(client);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    const again = await screen.findByRole('button', { name: 'Try login again' });
    client.signinRedirect = signinRedirect;
    await userEvent.click(again);
    expect(client.redirects).toMatchObject([{ state: { url: '/nowhere?page=2#row-7' } }]);
  });

  test('draws no page before the router has settled the region of the address', async () => {
    window.history.replaceState(null, '', '/nowhere?partnersiteid=north');
    let answerRegions: () => void = () => undefined;
    const regions = new Promise<void>((resolve) => {
      answerRegions = resolve;
    });
    seen = startFakeServer((request) =>
      request.url.includes('/regions') ? regions.then(() => answer(request)) : answer(request),
    );
    await open(createFakeOidcClient({ user: createUser() }));
    await waitFor(() => expect(seen.map(({ url }) => url).join()).toMatch(/\/regions.*\/features\?promoterCode/));
    await act(() => new Promise((done) => setTimeout(done, 150)));
    expect(screen.getAllByText('Please wait, loading content').at(-1)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Oops, page not found' })).toBeNull();
    answerRegions();
    expect(await screen.findByRole('heading', { name: 'Oops, page not found' })).toBeVisible();
  });

  test('waits for the feature permissions, then shows the frame with the only promoter', async () => {
    await open(createFakeOidcClient({ user: createUser() }));
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(navigation).getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/shows');
    expect(screen.getByRole('button', { name: 'Promoter: Harbour & Hall' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Oops, page not found' })).toBeVisible();
    await waitFor(() =>
      expect(seen.map((request) => request.url)).toContain('/api/main/features?promoterCode=harbour-hall'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Minimise navigation' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }));
    expect(screen.getByRole('button', { name: 'Minimise navigation' })).toBeVisible();
  });

  test('leaves its frame out inside another site that may show it, and says so', async () => {
    setRuntimeConfig(testConfig({ isEmbedded: true }));
    vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window));
    await open(createFakeOidcClient({ user: createUser() }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-mode', 'component'));
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  test('offers to sign in again inside another site when the window was closed', async () => {
    setRuntimeConfig(testConfig({ isEmbedded: true }));
    vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window));
    vi.stubGlobal('open', () => ({ closed: true, close: () => undefined, location: { replace: () => undefined } }));
    await open(createFakeOidcClient());
    const button = await screen.findByRole('button', { name: 'Sign in' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    vi.stubGlobal('open', () => null);
    await userEvent.click(button);
    const refusal = 'Authentication error: Popup blocked by the browser @ signIn';
    expect(await screen.findByText(refusal)).toBeVisible();
    setRuntimeConfig(testConfig());
  });

  test('keeps its frame in a window of its own, whoever else may show it', async () => {
    setRuntimeConfig(testConfig({ isEmbedded: true }));
    await open(createFakeOidcClient({ user: createUser() }));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('data-mode', 'app');
  });

  test('knows the six environments', () => {
    expect(ENVIRONMENTS).toEqual(['production', 'development', 'test', 'uat1', 'staging', 'sandbox']);
  });

  test.each(ENVIRONMENTS)('names the environment %s on the screen, but production', async (environment) => {
    setRuntimeConfig(testConfig({ environment }));
    await open(createFakeOidcClient());
    await screen.findByRole('button', { name: 'Sign in' });
    const name = screen.queryByText(environment.toUpperCase());
    if (environment === 'production') expect(name).not.toBeInTheDocument();
    else expect(name).toBeInTheDocument();
    setRuntimeConfig(testConfig());
  });

  test('finds an event from the keyboard', async () => {
    await open(createFakeOidcClient({ user: createUser() }));
    await screen.findByRole('navigation', { name: 'Main' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'mahler');
    expect(await screen.findByRole('option', { name: /Mahler: Symphony No. 5/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/shows/ABCD2345'));
    expect(seen.map(({ url }) => url).join()).toContain('searchTerm=mahler');
  });

  test('speaks the language of the account, whatever the browser spoke', async () => {
    seen = startFakeServer((request) =>
      request.url.includes('/account') ? json({ name: 'Ada', language: 'de', timeFormat: '24h' }) : answer(request),
    );
    const store = await open(createFakeOidcClient({ user: createUser() }));
    expect(await screen.findByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
    expect(selectSettings(store.getState()).language).toBe('de');
  });

  test('signs out at its page, once', async () => {
    window.history.replaceState(null, '', '/sign-out');
    const client = createFakeOidcClient({ user: createUser() });
    const store = await open(client);
    await waitFor(() => expect(selectSession(store.getState()).status).toBe('signOut'));
    expect(client.calls.filter((call) => call === 'signoutRedirect')).toHaveLength(1);
  });

  test('chooses a region in its drawer, or all of them', async () => {
    window.history.replaceState(null, '', '/nowhere?drawer=region');
    await open(createFakeOidcClient({ user: createUser() }));
    await userEvent.click(await screen.findByRole('button', { name: 'North' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Region: North' }));
    await userEvent.click(await screen.findByRole('button', { name: 'See All' }));
    expect(await screen.findByRole('button', { name: 'Region: All regions' })).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  test.each(['north', '4'])('takes the region %s from the address, before the one that was chosen', async (site) => {
    writeCookie('region', '9');
    window.history.replaceState(null, '', `/nowhere?partnersiteid=${site}`);
    await open(createFakeOidcClient({ user: createUser() }));
    expect(await screen.findByRole('button', { name: 'Region: North' })).toBeVisible();
  });

  test('takes the region out of the address, so that another one that is chosen stays after a reload', async () => {
    window.history.replaceState(null, '', '/nowhere?partnersiteid=north&page=2#row-7');
    await open(createFakeOidcClient({ user: createUser() }));
    expect(await screen.findByRole('button', { name: 'Region: North' })).toBeVisible();
    await waitFor(() => expect(addressOf(window.location)).toBe('/nowhere?page=2#row-7'));
  });

  test('ignores an empty region in the address', async () => {
    writeCookie('region', '4');
    window.history.replaceState(null, '', '/nowhere?partnersiteid=');
    await open(createFakeOidcClient({ user: createUser() }));
    expect(await screen.findByRole('button', { name: 'Region: North' })).toBeVisible();
    expect(screen.queryByText(/There is no region/)).toBeNull();
  });

  test('says that a region is unknown, and keeps the one that was chosen', async () => {
    writeCookie('region', '4');
    window.history.replaceState(null, '', '/nowhere?partnersiteid=mars');
    await open(createFakeOidcClient({ user: createUser() }));
    expect(await screen.findByText('There is no region “mars”. The address was ignored.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Region: North' })).toBeVisible();
    await waitFor(() => expect(addressOf(window.location)).toBe('/nowhere'));
  });

  test('removes the id of an unknown region', async () => {
    window.history.replaceState(null, '', '/nowhere?partnersiteid=77');
    await open(createFakeOidcClient({ user: createUser() }));
    expect(await screen.findByText('There is no region “77”. The address was ignored.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Region: All regions' })).toBeVisible();
  });

  test('leaves the region of an old cookie that does not exist, because no list would open', async () => {
    writeCookie('region', '77');
    window.history.replaceState(null, '', '/nowhere');
    const store = await open(createFakeOidcClient({ user: createUser() }));
    expect(selectRegionId(store.getState())).toBe(77);
    await waitFor(() => expect(selectRegionId(store.getState())).toBeNull());
  });

  test('returns to the chosen region when the URL names an unknown one', async () => {
    writeCookie('region', '4');
    window.history.replaceState(null, '', '/nowhere?partnersiteid=77');
    await open(createFakeOidcClient({ user: createUser() }));
    expect(await screen.findByText('There is no region “77”. The address was ignored.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Region: North' })).toBeVisible();
  });
});
