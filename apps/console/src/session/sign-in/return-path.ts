/** What a sign-in remembers: the page it started from (spec §2). Only a path, so that nothing leads elsewhere. */
export interface ReturnState {
  title: string;
  url: string;
  /** The window was opened by a page that waits for the sign-in, and closes after it. */
  isPopup?: boolean;
}

const SIGN_IN_PAGES = ['/login', '/signin-callback', '/signed-out'];

export function currentReturnState(place: Location = window.location): ReturnState {
  const url = `${place.pathname}${place.search}`;
  return { title: document.title, url: SIGN_IN_PAGES.includes(place.pathname) ? '/' : url };
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
