import type { User } from 'oidc-client-ts';
import { createContext, useContext } from 'react';
import { keepLooking } from '#api/device/look-as.ts';
import { errorReporter } from '#api/error-reports/error-reporter.ts';
import { forgetFailure } from '#api/error-reports/last-failure.ts';
import { setSessionGateway } from '#api/renew-on-401.ts';
import { isInFrame } from '#api/runtime-config.ts';
import { selectHasUnsavedChanges, setUnsavedChanges } from '#api/settings.ts';
import { type AppStore, answersForgotten } from '#api/store.ts';
import { signInPaths } from '#pages/sign-in-paths.ts';
import {
  authenticationFailed,
  readPartnerSiteId,
  readUser,
  selectSession,
  sessionEnded,
  setRegion,
  signedIn,
  signInAgainNeeded,
  siteAsked,
  statusChanged,
} from './session-state.ts';
import { authenticationMessage } from './sign-in/authentication-message.ts';
import { isUserKey, type OidcClient, readBegunSignIn } from './sign-in/oidc-client.ts';
import {
  currentReturnState,
  isReturnState,
  openSignInWindow,
  type ReturnState,
  readReturnPath,
  returnToFrame,
} from './sign-in/sign-in-window.ts';
import { isWorthRetrying, type RenewalOptions, renewUser } from './sign-in/token-renewal.ts';

/** Two time-outs of the provider's client, and the pause between them. */
const CALL_WAITS_MS = 30_000;

/** Sign-in, renewal and sign-out (spec §4). Only this class changes the state of the session. */
export class Session {
  readonly #store: AppStore;
  readonly #client: OidcClient;
  #user: User | null = null;
  /** The calls that wait until the user has signed in again. */
  #waiting: Deferred | undefined;
  #renewing: Promise<string | undefined> | undefined;

  constructor(store: AppStore, client: OidcClient) {
    this.#store = store;
    this.#client = client;
  }

  async start(): Promise<void> {
    setSessionGateway({
      accessToken: () => this.#user?.access_token,
      renewToken: (refusedToken) => this.#renewForCall(refusedToken),
    });
    const { pathname, search } = window.location;
    window.addEventListener('storage', (event) => void this.#followOtherTabs(event));
    this.#client.events.addAccessTokenExpiring(() => void this.#renew({}));
    this.#client.events.addUserSignedOut(() => this.#client.removeUser().then(() => void this.#endOrWait()));
    await this.#client.clearStaleState();
    if (pathname === signInPaths.signInCallback()) return this.#completeSignIn();
    if (pathname === signInPaths.login() && new URLSearchParams(search).has('popup')) {
      return this.signIn({ title: document.title, url: signInPaths.root(), isPopup: true });
    }
    return this.#resume();
  }

  /** Opens a window inside another site, because the provider refuses to be framed; call it in answer to a press. */
  async signIn(state: ReturnState = currentReturnState()): Promise<void> {
    if (isInFrame()) return this.#signInBesideFrame();
    try {
      await this.#client.signinRedirect(describeSignIn(state));
    } catch (error) {
      this.#fail(error, 'signinRedirect');
    }
  }

  /** Renews the token after users have changed data that it contains. */
  async refresh(): Promise<void> {
    await this.#renew({});
  }

  async signOut(): Promise<void> {
    this.#store.dispatch(statusChanged('signOut'));
    forgetFailure();
    try {
      await this.#client.signoutRedirect();
    } catch (error) {
      await this.#client.removeUser();
      this.#fail(error, 'signoutRedirect');
    }
  }

  /** Opens a window to sign in again; reports if it was closed without a sign-in. */
  async signInAgain(): Promise<'blocked' | 'closed' | 'done'> {
    try {
      const end = await this.#signInByWindow(() => selectSession(this.#store.getState()).mustSignInAgain);
      if (end === 'closed') report('Popup closed', 'signInAgain');
      return end;
    } catch (error) {
      report(error, 'signInAgain');
      return 'closed';
    }
  }

  /** Discards unsaved changes and ends the session. */
  decline(): void {
    this.#reset();
  }

  /**
   * A window that seems closed is no failure: browsers say so of one whose opener policy differs from that of the site
   * around the frame, such as that of a foreign provider. Where the frame shares the storage of the window, it tells
   * when the user has signed in there.
   */
  async #signInBesideFrame(): Promise<void> {
    try {
      const end = await this.#signInByWindow(() => this.#status() !== 'authenticated');
      if (end === 'blocked') this.#fail('Popup blocked', 'signIn');
    } catch (error) {
      this.#fail(error, 'signIn');
    }
  }

  async #signInByWindow(isNeeded: () => boolean): Promise<'blocked' | 'closed' | 'done'> {
    const frame = {
      begin: () => this.#client.createSignInUrl(describeSignIn()),
      complete: async (url: string) => void (await this.#client.signinCallback(url)),
    };
    const end = await openSignInWindow(isNeeded, isInFrame() ? frame : undefined);
    if (end === 'blocked') return end;
    const user = isNeeded() ? await this.#client.getUser() : null;
    if (user) this.#accept(user);
    return isNeeded() ? 'closed' : 'done';
  }

  async #completeSignIn(): Promise<void> {
    // Read before the callback, because the client deletes it in any case.
    const begun = readBegunSignIn(window.location.search);
    if (begun === undefined && returnToFrame()) return;
    try {
      const user = await this.#client.signinCallback(window.location.href);
      replacePath(readReturnPath(user?.state));
      if (!user) return this.#reset();
      this.#accept(user);
      this.#takeRegion(user);
      if (isReturnState(user.state) && user.state.isPopup) window.close();
    } catch (error) {
      replacePath(readReturnPath(begun));
      this.#fail(error, 'signinCallback');
    }
  }

  /** Sets the partner site of the URL that signed in, otherwise that of the claims; otherwise keeps the region. */
  #takeRegion(user: User): void {
    const asked = readPartnerSiteId(window.location.search);
    const { region } = readUser(user);
    if (asked !== null) this.#store.dispatch(siteAsked(asked));
    else if (region) this.#store.dispatch(setRegion(region.id));
  }

  async #resume(): Promise<void> {
    const user = await this.#client.getUser();
    if (!user) return this.#reset();
    if (!user.expired) return this.#accept(user);
    this.#store.dispatch(statusChanged('silentSignIn'));
    const token = await this.#renew({ maxRetries: 1 });
    if (!token && this.#status() !== 'error') this.#reset();
  }

  /**
   * Renews for a call that was refused. It may join a renewal that is repeated until there is a network, and gives that up
   * after the time that its own would have taken. Once the user must sign in again, it waits for that.
   */
  async #renewForCall(refusedToken: string | undefined): Promise<string | undefined> {
    const renewing = this.#renew({ refusedToken, maxRetries: 1 });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), CALL_WAITS_MS);
    });
    const first = await Promise.race([renewing, late]);
    clearTimeout(timer);
    return first === 'late' && !this.#waiting ? undefined : renewing;
  }

  #renew(options: RenewalOptions): Promise<string | undefined> {
    if (this.#waiting) return this.#waiting.promise;
    this.#renewing ??= this.#renewOnce(options).finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renewOnce(options: RenewalOptions): Promise<string | undefined> {
    try {
      const user = await renewUser(this.#client, options);
      if (!user) return this.#endOrWait();
      this.#accept(user);
      return user.access_token;
    } catch (error) {
      if (isWorthRetrying(error)) {
        // No page is showing yet, so report the failure instead of retrying silently.
        if (this.#status() === 'silentSignIn') this.#fail(error, 'signinSilent');
        return undefined;
      }
      report(error, 'signinSilent');
      await this.#client.removeUser();
      return this.#endOrWait();
    }
  }

  /** Ends the session. With unsaved changes, the calls wait instead until the user has signed in again. */
  async #endOrWait(): Promise<string | undefined> {
    if (!selectHasUnsavedChanges(this.#store.getState())) {
      this.#reset();
      return undefined;
    }
    this.#user = null;
    this.#waiting ??= createDeferred();
    this.#store.dispatch(signInAgainNeeded());
    return this.#waiting.promise;
  }

  async #followOtherTabs(event: StorageEvent): Promise<void> {
    if (!isUserKey(event.key)) return;
    const user = await this.#client.getUser();
    if (user) this.#accept(user);
    else if (this.#user) await this.#endOrWait();
  }

  #accept(user: User): void {
    const known = selectSession(this.#store.getState()).user;
    if (known !== null && known.id !== user.profile.sub) this.#reset();
    this.#user = user;
    this.#store.dispatch(signedIn(readUser(user)));
    errorReporter().setUser(user.profile.sub);
    this.#settle(user.access_token);
  }

  #reset(): void {
    this.#user = null;
    keepLooking(null);
    this.#settle(undefined);
    this.#store.dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
    this.#store.dispatch(setUnsavedChanges({ place: 'inDrawer', hasChanges: false }));
    this.#store.dispatch(sessionEnded());
    this.#store.dispatch(answersForgotten());
    errorReporter().setUser(null);
  }

  #fail(error: unknown, source: string): void {
    this.#reset();
    report(error, source);
    this.#store.dispatch(authenticationFailed({ message: messageOf(error), source }));
  }

  #status() {
    return selectSession(this.#store.getState()).status;
  }

  #settle(token: string | undefined): void {
    this.#waiting?.resolve(token);
    this.#waiting = undefined;
  }
}

/** A window beside a frame that shares its storage completes the sign-in itself, and then closes. */
function describeSignIn(state: ReturnState = { ...currentReturnState(), isPopup: true }) {
  const partnerSiteId = readPartnerSiteId(window.location.search);
  const extraQueryParams: Record<string, string> = partnerSiteId ? { partnersiteid: partnerSiteId } : {};
  return { state, extraQueryParams, ui_locales: document.documentElement.lang };
}

interface Deferred {
  promise: Promise<string | undefined>;
  resolve: (token: string | undefined) => void;
}

function createDeferred(): Deferred {
  let resolve: Deferred['resolve'] = () => undefined;
  const promise = new Promise<string | undefined>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function report(error: unknown, source: string): void {
  errorReporter().report(authenticationMessage({ message: messageOf(error), source }), error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function replacePath(path: string): void {
  window.history.replaceState(null, '', path);
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session above this component');
  return session;
}
