import { signInPaths } from '#pages/sign-in-paths.ts';
import { readPartnerSiteId } from '../session-state.ts';

const LOOK_EVERY_MS = 500;

const NAME = 'parterre-sign-in';

/** The result of the sign-in window. `notNeeded` means that the user has signed in, possibly in another tab. */
type SignInWindowEnd = 'blocked' | 'closed' | 'notNeeded';

/**
 * A sign-in that begins and ends in a frame of another site. Browsers give the frame a storage of its own there, so that
 * it does not see who signs in in the window, and the window cannot complete what the frame has begun.
 */
interface FrameSignIn {
  /** Returns the address at which the window starts. */
  begin: () => Promise<string>;
  /** Receives the address at which the provider has sent the window back. */
  complete: (url: string) => Promise<void>;
}

/** Polls the window, because browsers send no event when it closes. Throws what the frame could not begin or complete. */
export async function openSignInWindow(isNeeded: () => boolean, frame?: FrameSignIn): Promise<SignInWindowEnd> {
  const opened = window.open(frame ? '' : `${signInPaths.login()}?popup`, NAME, 'popup,width=520,height=680');
  if (!opened) return 'blocked';
  let returnedTo: string | undefined;
  const handleMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === window.location.origin && source === opened && isReturn(data)) returnedTo = data.url;
  };
  window.addEventListener('message', handleMessage);
  try {
    if (frame) opened.location.replace(await frame.begin());
    while (isNeeded() && returnedTo === undefined) {
      if (opened.closed) return 'closed';
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    if (returnedTo !== undefined) await frame?.complete(returnedTo);
    return isNeeded() ? 'closed' : 'notNeeded';
  } finally {
    window.removeEventListener('message', handleMessage);
    opened.close();
  }
}

interface Return {
  kind: typeof NAME;
  url: string;
}

const isReturn = (data: unknown): data is Return =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === NAME && 'url' in data;

/**
 * Tells the frame that opened this window where the provider has sent it back: with a code, which is worth nothing
 * without the secret that the frame keeps. Only a page of our own origin receives it. Returns false in other windows.
 */
export function returnToFrame(): boolean {
  const opener: Window | null = window.opener;
  if (!opener || window.name !== NAME) return false;
  const answer: Return = { kind: NAME, url: window.location.href };
  opener.postMessage(answer, window.location.origin);
  return true;
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
