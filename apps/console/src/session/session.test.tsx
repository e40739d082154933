import { testConfig } from '@parterre/contract/testing/test-config';
import { waitFor } from '@testing-library/react';
import { ErrorTimeout, type UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setErrorReporter } from '#api/error-reports/error-reporter.ts';
import { sessionGateway } from '#api/renew-on-401.ts';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { selectHasUnsavedChanges, setUnsavedChanges } from '#api/settings.ts';
import { type AppStore, createStore } from '#api/store.ts';
import { createFakeOidcClient, createUser, type FakeOidcClient } from '#test/fake-oidc-client.ts';
import { Session } from './session.ts';
import { selectAskedSite, selectRegionId, selectSession, setRegion } from './session-state.ts';
import { createOidcClient } from './sign-in/oidc-client.ts';

const reports: string[] = [];
const users: (string | null)[] = [];
let store: AppStore;

beforeEach(() => {
  setRuntimeConfig(testConfig());
  reports.length = 0;
  users.length = 0;
  setErrorReporter({ report: (message) => reports.push(message), setUser: (id) => users.push(id) });
  window.history.replaceState(null, '', '/shows?page=2');
  store = createStore();
});

async function start(client: FakeOidcClient): Promise<Session> {
  const session = new Session(store, client);
  await session.start();
  return session;
}
const state = () => selectSession(store.getState());
const change = (hasChanges = true) => store.dispatch(setUnsavedChanges({ place: 'inPage', hasChanges }));

describe('starting', () => {
  test('without a stored user is unauthenticated', async () => {
    const client = createFakeOidcClient();
    await start(client);
    expect(state().status).toBe('unauthenticated');
    expect(client.calls).toContain('clearStaleState');
  });

  test('with a stored user is authenticated, and registers the user for error reports', async () => {
    await start(createFakeOidcClient({ user: createUser() }));
    expect(state()).toMatchObject({
      status: 'authenticated',
      user: { id: 'user-1', fullName: 'Bea Office', email: 'bea@example.com', region: null },
    });
    expect(users.at(-1)).toBe('user-1');
    expect(sessionGateway().accessToken()).toBe('token-1');
  });

  test('with an expired user signs in silently', async () => {
    const client = createFakeOidcClient({ user: createUser({ expiresInSeconds: -5 }), renewals: [createUser()] });
    const seen: string[] = [];
    store.subscribe(() => seen.push(state().status));
    await start(client);
    expect(seen).toContain('silentSignIn');
    expect(state().status).toBe('authenticated');
  });

  test('with an expired user whom no frame and no network renews shows why, with a way to try again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const late = new ErrorTimeout('IFrame timed out without a response');
    const client = createFakeOidcClient({ user: createUser({ expiresInSeconds: -5 }), renewals: [late, late] });
    const started = start(client);
    await vi.advanceTimersByTimeAsync(5000);
    await started;
    vi.useRealTimers();
    expect(state()).toMatchObject({ status: 'error', error: { message: late.message, source: 'signinSilent' } });
    expect(reports).toContain('Authentication error: IFrame timed out without a response @ signinSilent');
  });

  test('takes the region from the address', async () => {
    window.history.replaceState(null, '', '/shows?partnersiteid=12');
    store = createStore();
    await start(createFakeOidcClient());
    expect(selectRegionId(store.getState())).toBe(12);
  });
});

describe('signing in', () => {
  test('keeps the title and the path to return to with the part after #, and passes the partner site on', async () => {
    window.history.replaceState(null, '', '/shows?partnersiteid=12#late');
    document.title = 'Events';
    document.documentElement.lang = 'de';
    const client = createFakeOidcClient();
    const session = await start(client);
    await session.signIn();
    expect(client.redirects).toEqual([
      {
        state: { title: 'Events', url: '/shows?partnersiteid=12#late' },
        extraQueryParams: { partnersiteid: '12' },
        ui_locales: 'de',
      },
    ]);
  });

  test('from the sign-in page returns to the site root with its partner site', async () => {
    window.history.replaceState(null, '', '/login?partnersiteid=north');
    const client = createFakeOidcClient();
    await (await start(client)).signIn();
    expect(client.redirects).toMatchObject([
      { state: { url: '/?partnersiteid=north' }, extraQueryParams: { partnersiteid: 'north' } },
    ]);
  });

  test('from the sign-in page returns to the site root', async () => {
    window.history.replaceState(null, '', '/login');
    const client = createFakeOidcClient();
    await (await start(client)).signIn();
    expect(client.redirects).toMatchObject([{ state: { url: '/' }, extraQueryParams: {} }]);
  });

  test('returns to the page it started from, with the region of the claims', async () => {
    window.history.replaceState(null, '', '/signin-callback?code=c&state=s');
    const user = createUser({ state: { title: '', url: '/shows/ABCD2345' }, region: { id: 9, name: 'North' } });
    await start(createFakeOidcClient({ callback: user }));
    expect(window.location.pathname).toBe('/shows/ABCD2345');
    expect(state().user?.region).toEqual({ id: 9, name: 'North' });
    expect(selectRegionId(store.getState())).toBe(9);
  });

  test('takes the claim before the region that was chosen, and what the address asked for before both', async () => {
    store.dispatch(setRegion(3));
    window.history.replaceState(null, '', '/signin-callback?code=c&state=s');
    const region = { id: 9, name: 'North' };
    await start(createFakeOidcClient({ callback: createUser({ state: { title: '', url: '/shows' }, region }) }));
    expect(selectRegionId(store.getState())).toBe(9);
    window.history.replaceState(null, '', '/signin-callback?code=c&state=s');
    const asked = { title: '', url: '/?partnersiteid=mars' };
    await start(createFakeOidcClient({ callback: createUser({ state: asked, region }) }));
    expect(selectAskedSite(store.getState())).toBe('mars');
  });

  test('takes the claim where the address asks for an empty region', async () => {
    window.history.replaceState(null, '', '/signin-callback?code=c&state=s');
    const state = { title: '', url: '/?partnersiteid=' };
    await start(createFakeOidcClient({ callback: createUser({ state, region: { id: 9, name: 'North' } }) }));
    expect(selectAskedSite(store.getState())).toBeNull();
    expect(selectRegionId(store.getState())).toBe(9);
  });

  test('without a claim leaves the region as it was chosen', async () => {
    store.dispatch(setRegion(3));
    window.history.replaceState(null, '', '/signin-callback?code=c&state=s');
    await start(createFakeOidcClient({ callback: createUser({ state: { title: '', url: '/shows' } }) }));
    expect(selectRegionId(store.getState())).toBe(3);
  });

  test('that fails shows and reports the error, and leaves the callback address', async () => {
    window.history.replaceState(null, '', '/signin-callback?code=c&state=s');
    await start(createFakeOidcClient({ callback: new Error('No matching state found in storage') }));
    expect(state()).toMatchObject({
      status: 'error',
      error: { message: 'No matching state found in storage', source: 'signinCallback' },
    });
    expect(reports).toContain('Authentication error: No matching state found in storage @ signinCallback');
    expect(window.location.pathname).toBe('/');
  });

  test('that fails goes back to the page it began on, so that trying again ends there with its partner site', async () => {
    const url = '/shows/ABCD2345/seats?partnersiteid=north&view=table#row-7';
    localStorage.setItem('oidc.begun', JSON.stringify({ data: { title: 'Seats', url } }));
    window.history.replaceState(null, '', '/signin-callback?code=c&state=begun');
    const client = createFakeOidcClient({ callback: new Error('State does not match') });
    const session = await start(client);
    expect(state().error?.message).toBe('State does not match');
    await session.signIn();
    expect(client.redirects).toMatchObject([{ state: { url }, extraQueryParams: { partnersiteid: 'north' } }]);
    localStorage.removeItem('oidc.begun');
  });

  test.each(['gone', 'oidc.user', 'torn', ''])(
    'that fails and began nowhere (%s) goes to the site root',
    async (key) => {
      localStorage.setItem('oidc.torn', '{');
      window.history.replaceState(null, '', `/signin-callback?code=c&state=${key}`);
      await start(createFakeOidcClient({ callback: new Error('State does not match') }));
      expect(`${window.location.pathname}${window.location.search}`).toBe('/');
      localStorage.removeItem('oidc.torn');
    },
  );
});

describe('a renewal', () => {
  test('runs once for all calls that were refused at the same moment', async () => {
    const client = createFakeOidcClient({ user: createUser(), renewals: [createUser({ token: 'token-2' })] });
    await start(client);
    const { renewToken } = sessionGateway();
    expect(await Promise.all([renewToken('token-1'), renewToken('token-1')])).toEqual(['token-2', 'token-2']);
    expect(client.calls.filter((call) => call === 'signinSilent')).toHaveLength(1);
  });

  test('that fails removes the user and resets everything', async () => {
    const client = createFakeOidcClient({ user: createUser(), renewals: [new Error('invalid_grant')] });
    await start(client);
    expect(await sessionGateway().renewToken('token-1')).toBeUndefined();
    expect(state()).toMatchObject({ status: 'unauthenticated', user: null });
    expect(client.calls).toContain('removeUser');
    expect(users.at(-1)).toBeNull();
  });

  test('that fails under unsaved changes keeps the page, and its calls wait for a new sign-in', async () => {
    const client = createFakeOidcClient({ user: createUser(), renewals: [new Error('invalid_grant')] });
    await start(client);
    change();
    const waiting = sessionGateway().renewToken('token-1');
    await waitFor(() => expect(state().mustSignInAgain).toBe(true));
    expect(state().status).toBe('authenticated');
    client.store(createUser({ token: 'token-3' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:i:console' }));
    expect(await waiting).toBe('token-3');
    expect(state().mustSignInAgain).toBe(false);
    expect(selectHasUnsavedChanges(store.getState())).toBe(true);
  });

  test('never repeats a save for somebody else who signed in', async () => {
    const client = createFakeOidcClient({ user: createUser(), renewals: [new Error('invalid_grant')] });
    await start(client);
    change();
    const waiting = sessionGateway().renewToken('token-1');
    await waitFor(() => expect(state().mustSignInAgain).toBe(true));
    client.store(createUser({ token: 'token-3', sub: 'user-2' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:i:console' }));
    expect(await waiting).toBeUndefined();
    expect(state().user?.id).toBe('user-2');
    expect(selectHasUnsavedChanges(store.getState())).toBe(false);
  });

  test('that the user declines resets everything', async () => {
    const client = createFakeOidcClient({ user: createUser(), renewals: [new Error('invalid_grant')] });
    const session = await start(client);
    change();
    const waiting = sessionGateway().renewToken('token-1');
    await waitFor(() => expect(state().mustSignInAgain).toBe(true));
    session.decline();
    expect(await waiting).toBeUndefined();
    expect(state().status).toBe('unauthenticated');
  });

  test('that goes on for as long as there is no network keeps a refused call waiting for half a minute only', async () => {
    const late = new ErrorTimeout('Network timed out');
    const renewals = [...Array.from({ length: 20 }, () => late), createUser({ token: 'token-2' })];
    const client = createFakeOidcClient({ user: createUser({ expiresInSeconds: 59 }), renewals });
    await start(client);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void client.emit('expiring');
    const refused = vi.fn();
    void sessionGateway().renewToken('token-1').then(refused);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refused).toHaveBeenCalledWith(undefined);
    expect(state().status).toBe('authenticated');
    await vi.advanceTimersByTimeAsync(100_000);
    vi.useRealTimers();
    expect(sessionGateway().accessToken()).toBe('token-2');
  });

  test('starts by itself before the token expires', async () => {
    const user = createUser({ expiresInSeconds: 59 });
    const client = createFakeOidcClient({ user, renewals: [createUser({ token: 'token-2' })] });
    await start(client);
    await client.emit('expiring');
    await waitFor(() => expect(sessionGateway().accessToken()).toBe('token-2'));
  });
});

describe('signing in inside another site', () => {
  /** Starts without a user in a frame, and stubs the window that it opens. */
  async function startInFrame(
    opened: Partial<Window> | null,
    options: Parameters<typeof createFakeOidcClient>[0] = {},
  ) {
    setRuntimeConfig(testConfig({ isEmbedded: true }));
    vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window));
    const open = vi.fn((_url: string) => opened);
    vi.stubGlobal('open', open);
    const client = createFakeOidcClient(options);
    return { client, session: await start(client), open };
  }
  const stubWindow = (closed = false) => ({
    closed,
    close: vi.fn(),
    location: { replace: vi.fn() } as unknown as Location,
  });
  const returnFrom = (source: unknown, { origin = window.location.origin, url = RETURNED } = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { origin, source: source as Window, data: { kind: 'parterre-sign-in', url } }),
    );
  const RETURNED = `${window.location.origin}/signin-callback?code=c&state=s`;
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('opens a window in answer to the press, because the provider refuses to be framed', async () => {
    const opened = stubWindow();
    const { client, session, open } = await startInFrame(opened);
    const end = session.signIn();
    expect(open).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://id.example/authorize'));
    expect(client.begun).toEqual([expect.objectContaining({ state: expect.objectContaining({ isPopup: true }) })]);
    client.store(createUser());
    window.dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:i:console' }));
    await end;
    expect(state()).toMatchObject({ status: 'authenticated', user: { id: 'user-1' } });
    expect(opened.close).toHaveBeenCalled();
    expect(client.redirects).toEqual([]);
  });

  test('keeps waiting when the window seems to be closed', async () => {
    const { client, session } = await startInFrame(stubWindow(true));
    await session.signIn();
    expect(state()).toMatchObject({ status: 'unauthenticated', error: null });
    client.store(createUser());
    window.dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:i:console' }));
    await waitFor(() => expect(state().status).toBe('authenticated'));
  });

  test('completes itself what the window came back with, because it shares no storage with it', async () => {
    const opened = stubWindow();
    const { client, session } = await startInFrame(opened, { callback: createUser() });
    const end = session.signIn();
    await waitFor(() => expect(client.begun).toHaveLength(1));
    returnFrom(window);
    returnFrom(opened, { origin: 'https://evil.example' });
    returnFrom(opened);
    await end;
    expect(client.returns).toEqual([RETURNED]);
    expect(state()).toMatchObject({ status: 'authenticated', user: { id: 'user-1' } });
    expect(opened.close).toHaveBeenCalled();
  });

  test('says what the provider refused in the window', async () => {
    const opened = stubWindow();
    const { client, session } = await startInFrame(opened, { callback: new Error('access_denied') });
    const end = session.signIn();
    await waitFor(() => expect(client.begun).toHaveLength(1));
    returnFrom(opened);
    await end;
    expect(state()).toMatchObject({ status: 'error', error: { message: 'access_denied', source: 'signIn' } });
    expect(opened.close).toHaveBeenCalled();
  });

  test('says that the browser blocks the window', async () => {
    const { session } = await startInFrame(null);
    await session.signIn();
    expect(state()).toMatchObject({ status: 'error', error: { message: 'Popup blocked', source: 'signIn' } });
  });
});

test('the session at the provider is watched, but not in a frame that has no cookies of its site', () => {
  const isWatched = () => (createOidcClient(testConfig()) as unknown as UserManager).settings.monitorSession;
  expect(isWatched()).toBe(true);
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(isWatched()).toBe(false);
  cookies.mockRestore();
});

describe('the window that signs in beside a frame', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    window.name = '';
    window.history.replaceState(null, '', '/');
  });

  /** Opens the page that the provider returns to, in a window that the frame opened. */
  async function comeBack(name: string) {
    const opener = { postMessage: vi.fn() };
    vi.stubGlobal('opener', opener);
    window.name = name;
    window.history.replaceState(null, '', '/signin-callback?code=c&state=s');
    const client = createFakeOidcClient({ callback: new Error('No matching state found in storage') });
    await start(client);
    return { opener, client };
  }

  test('tells it where it was sent back to, and nobody else', async () => {
    const { opener, client } = await comeBack('parterre-sign-in');
    const { origin } = window.location;
    const url = `${origin}/signin-callback?code=c&state=s`;
    expect(opener.postMessage.mock.calls).toEqual([[{ kind: 'parterre-sign-in', url }, origin]]);
    expect(client.returns).toEqual([]);
  });

  test('of another name tells nobody', async () => {
    const { opener } = await comeBack('');
    expect(opener.postMessage).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ status: 'error', error: { message: 'No matching state found in storage' } });
  });
});

describe('the window to sign in again', () => {
  /** Ends a session during unsaved changes and stubs the window that it opens. */
  async function openWindow() {
    const client = createFakeOidcClient({ user: createUser(), renewals: [new Error('invalid_grant')] });
    const session = await start(client);
    change();
    const waiting = sessionGateway().renewToken('token-1');
    await waitFor(() => expect(state().mustSignInAgain).toBe(true));
    const opened = { closed: false, close: vi.fn() };
    vi.stubGlobal('open', () => opened);
    return { client, session, waiting, opened };
  }
  afterEach(() => vi.unstubAllGlobals());

  test('that is closed says so, is reported and loses nothing', async () => {
    const { session, opened } = await openWindow();
    const end = session.signInAgain();
    opened.closed = true;
    expect(await end).toBe('closed');
    expect(reports).toContain('Authentication error: Popup closed @ signInAgain');
    expect(state()).toMatchObject({ status: 'authenticated', mustSignInAgain: true });
    expect(selectHasUnsavedChanges(store.getState())).toBe(true);
  });

  test('that closes after the sign-in is enough, even when no other word of it arrives', async () => {
    const { client, session, waiting, opened } = await openWindow();
    const end = session.signInAgain();
    client.store(createUser({ token: 'token-3' }));
    opened.closed = true;
    expect(await end).toBe('done');
    expect(await waiting).toBe('token-3');
  });

  test('is closed when the user has signed in in another tab', async () => {
    const { client, session, waiting, opened } = await openWindow();
    const end = session.signInAgain();
    client.store(createUser({ token: 'token-3' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:i:console' }));
    expect(await end).toBe('done');
    expect(await waiting).toBe('token-3');
    expect(opened.close).toHaveBeenCalled();
  });

  test('that the browser blocks says so', async () => {
    const { session } = await openWindow();
    vi.stubGlobal('open', () => null);
    expect(await session.signInAgain()).toBe('blocked');
  });
});

describe('the end of a session', () => {
  test('by signing out goes through the provider', async () => {
    const client = createFakeOidcClient({ user: createUser() });
    await (await start(client)).signOut();
    expect(state().status).toBe('signOut');
    expect(client.calls).toContain('signoutRedirect');
  });

  test('at the provider ends it here', async () => {
    const client = createFakeOidcClient({ user: createUser() });
    await start(client);
    await client.emit('signedOut');
    expect(state().status).toBe('unauthenticated');
  });

  test('at the provider keeps the page while there are unsaved changes', async () => {
    const client = createFakeOidcClient({ user: createUser() });
    await start(client);
    change();
    await client.emit('signedOut');
    expect(state()).toMatchObject({ status: 'authenticated', mustSignInAgain: true });
    expect(selectHasUnsavedChanges(store.getState())).toBe(true);
    expect(client.calls).toContain('removeUser');
  });

  test('in another tab ends it here', async () => {
    const client = createFakeOidcClient({ user: createUser() });
    await start(client);
    client.store(null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'oidc.user:i:console' }));
    await waitFor(() => expect(state().status).toBe('unauthenticated'));
  });
});
