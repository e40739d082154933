import { createHash, randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';

/** The cookie that only the page below reads. It says only whether the session is still the same. */
export const BROWSER_STATE_COOKIE = 'op_bs';

/**
 * Implements OpenID Connect Session Management 1.0, which the library lacks: `session_state` in the sign-in answer, the
 * cookie that it is computed from, and its removal at sign-out.
 */
export function addSessionState(provider: Provider, isHttps: boolean): void {
  provider.use(async (ctx, next) => {
    await next();
    const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
    if (!oidc) return;
    const setCookie = (value: string) =>
      ctx.append(
        'set-cookie',
        `${BROWSER_STATE_COOKIE}=${value}; Path=/oidc; SameSite=Lax${isHttps ? '; Secure' : ''}${value ? '' : '; Max-Age=0'}`,
      );
    const redirect = findCodeRedirect(oidc, ctx.response.get('location'));
    if (redirect && oidc.session) {
      const browserState = createHash('sha256').update(oidc.session.uid).digest('base64url');
      redirect.url.searchParams.set(
        'session_state',
        toSessionState(redirect.clientId, redirect.url.origin, browserState),
      );
      ctx.response.set('location', redirect.url.href);
      setCookie(browserState);
    }
    if (oidc.route === 'end_session_confirm' && ctx.status === 303) setCookie('');
  });
}

function findCodeRedirect(oidc: KoaContextWithOIDC['oidc'], location: string) {
  if (oidc.route !== 'authorization' && oidc.route !== 'resume') return undefined;
  if (!oidc.client || !oidc.session?.accountId) return undefined;
  if (!oidc.client.redirectUris?.some((uri) => location.startsWith(`${uri}?`))) return undefined;
  const url = new URL(location);
  return url.searchParams.has('code') ? { url, clientId: oidc.client.clientId } : undefined;
}

function toSessionState(clientId: string, origin: string, browserState: string): string {
  const salt = randomBytes(8).toString('base64url');
  const digest = createHash('sha256').update(`${clientId} ${origin} ${browserState} ${salt}`).digest('base64url');
  return `${digest}.${salt}`;
}

/** Answers the console's frame with `unchanged`, `changed` or `error`, as that specification requires. */
export const CHECK_SESSION_SCRIPT = `addEventListener('message', async (event) => {
  const answer = (text) => event.source.postMessage(text, event.origin);
  const [clientId, sessionState, extra] = String(event.data).split(' ');
  const salt = sessionState && sessionState.split('.')[1];
  if (!clientId || !salt || extra !== undefined) return answer('error');
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('${BROWSER_STATE_COOKIE}='));
  const browserState = cookie ? cookie.slice(${BROWSER_STATE_COOKIE.length + 1}) : '';
  const text = new TextEncoder().encode([clientId, event.origin, browserState, salt].join(' '));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const encoded = btoa(String.fromCharCode(...digest)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  answer(encoded + '.' + salt === sessionState ? 'unchanged' : 'changed');
});
`;

export const CHECK_SESSION_PAGE =
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Session</title><script src="/oidc/assets/check-session.js"></script></head><body></body></html>';
