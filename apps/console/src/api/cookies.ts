export type CookieName = 'language' | 'promoter' | 'region';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Returns whether this page has the cookies of its site: not in a frame of another site. Their SameSite attribute keeps
 * the provider's session from such a frame too.
 */
export function hasOwnCookies(): boolean {
  const language = readCookie('language');
  writeCookie('language', language ?? 'en-GB');
  const isKept = readCookie('language') !== null;
  writeCookie('language', language);
  return isKept;
}

/** Reads one of the three cookies of spec §3. They choose what the console requests; the API never reads them. */
export function readCookie(name: CookieName): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}

/** The value null deletes the cookie. */
export function writeCookie(name: CookieName, value: string | null): void {
  const lifetimeSeconds = value === null ? 0 : ONE_YEAR_SECONDS;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const attributes = `Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure}`;
  Object.assign(document, { cookie: `${name}=${encodeURIComponent(value ?? '')}; ${attributes}` });
}
