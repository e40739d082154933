import { paths } from '#pages/paths.ts';
import { readPartnerSiteId } from '../session-state.ts';

const LOOK_EVERY_MS = 500;

/** The result of the sign-in window. `notNeeded` means that the user has signed in, possibly in another tab. */
type SignInWindowEnd = 'blocked' | 'closed' | 'notNeeded';

/** Polls the window, because browsers send no event when it closes. */
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

/** The page a sign-in started from (spec §2). Only a path, so that it cannot lead to another site. */
export interface ReturnState {
  title: string;
  url: string;
  /** True if a waiting page opened the window, which then closes after the sign-in. */
  isPopup?: boolean;
}

const SIGN_IN_PAGES = ['/login', '/signin-callback', '/signed-out'];

export function currentReturnState(place: Location = window.location): ReturnState {
  const site = readPartnerSiteId(place.search);
  // From a sign-in page, return to the start page, with the partner site requested there.
  const root = site === null ? '/' : `/?${new URLSearchParams({ partnersiteid: site })}`;
  const url = SIGN_IN_PAGES.includes(place.pathname) ? root : `${place.pathname}${place.search}${place.hash}`;
  return { title: document.title, url };
}

/** Returns the path to return to; '/' if the state has none that is safe. */
export function readReturnPath(state: unknown): string {
  if (!isReturnState(state)) return '/';
  return isLocalPath(state.url) ? state.url : '/';
}

export function isReturnState(state: unknown): state is ReturnState {
  return typeof state === 'object' && state !== null && 'url' in state && typeof state.url === 'string';
}

/** Browsers read `//host` and `/\host` as other sites, also after a leading control character. */
export function isLocalPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && !hasControlCharacter(url);
}

function hasControlCharacter(url: string): boolean {
  return [...url].some((character) => character.charCodeAt(0) < 0x20);
}
