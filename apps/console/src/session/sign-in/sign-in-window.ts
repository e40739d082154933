import { paths } from '#pages/paths.ts';

const LOOK_EVERY_MS = 500;

/** How a window to sign in again ended. Whoever signs in elsewhere meanwhile needs it no longer. */
type SignInWindowEnd = 'blocked' | 'closed' | 'notNeeded';

/** A closed window tells nobody, so it is looked at again and again. */
export async function openSignInWindow(isNeeded: () => boolean): Promise<SignInWindowEnd> {
  const opened = window.open(`${paths.login()}?popup`, 'parterre-sign-in', 'popup,width=520,height=680');
  if (!opened) return 'blocked';
  while (isNeeded()) {
    if (opened.closed) return 'closed';
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  opened.close();
  return 'notNeeded';
}

/** What a sign-in remembers: the page it started from (spec §2). Only a path, so that nothing leads elsewhere. */
export interface ReturnState {
  title: string;
  url: string;
  /** The window was opened by a page that waits for the sign-in, and closes after it. */
  isPopup?: boolean;
}

const SIGN_IN_PAGES = ['/login', '/signin-callback', '/signed-out'];

export function currentReturnState(place: Location = window.location): ReturnState {
  const site = new URLSearchParams(place.search).get('partnersiteid');
  // The pages of signing in lead to the start, with the partner site that was asked for there.
  const root = site === null ? '/' : `/?${new URLSearchParams({ partnersiteid: site })}`;
  const url = SIGN_IN_PAGES.includes(place.pathname) ? root : `${place.pathname}${place.search}${place.hash}`;
  return { title: document.title, url };
}

/** The path to return to, or the site root when the state carries none that is safe to follow. */
export function readReturnPath(state: unknown): string {
  if (!isReturnState(state)) return '/';
  return isLocalPath(state.url) ? state.url : '/';
}

export function isReturnState(state: unknown): state is ReturnState {
  return typeof state === 'object' && state !== null && 'url' in state && typeof state.url === 'string';
}

/** `//host` and `/\host` are other sites to a browser, and so is a path with a control character before them. */
export function isLocalPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && !hasControlCharacter(url);
}

function hasControlCharacter(url: string): boolean {
  return [...url].some((character) => character.charCodeAt(0) < 0x20);
}
