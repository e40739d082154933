export type CookieName = 'language' | 'promoter' | 'region';

const ONE_YEAR_SECONDS = 31_536_000;

const OWN = 'SameSite=Lax';

/**
 * Returns whether this page has the cookies of its site: not in a frame of another site. Their SameSite attribute keeps
 * the provider's session from such a frame too.
 */
export function hasOwnCookies(): boolean {
  put('probe', '1', OWN);
  const isKept = find('probe') !== null;
  put('probe', null, OWN);
  return isKept;
}

/** Reads one of the three cookies of spec §3. They choose what the console requests; the API never reads them. */
export const readCookie = (name: CookieName): string | null => find(name);

/** The value null deletes the cookie. */
export function writeCookie(name: CookieName, value: string | null): void {
  put(name, value, OWN);
  // The cookies of a frame of another site are kept apart for that site, and only if they say so.
  if (find(name) !== value) put(name, value, 'SameSite=None; Secure; Partitioned');
}

/** What another program on the host wrote under the same name, and cannot be read, counts as missing. */
function find(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
}

function put(name: string, value: string | null, attributes: string): void {
  const lifetimeSeconds = value === null ? 0 : ONE_YEAR_SECONDS;
  const secure = window.location.protocol === 'https:' && attributes === OWN ? '; Secure' : '';
  Object.assign(document, {
    cookie: `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${lifetimeSeconds}; ${attributes}${secure}`,
  });
}
