import { createHash, randomBytes } from 'node:crypto';

const CLIENT_ID = 'parterre-console';

/**
 * Gets an access token with every scope of the provider, as the console does: it submits the form and exchanges the
 * code.
 */
export async function signIn(origin, email, password) {
  const discovery = await (await fetch(`${origin}/oidc/.well-known/openid-configuration`)).json();
  const { scopes } = await readScopes(origin);
  const redirectUri = `${origin}/signin-callback`;
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const browse = createBrowser(origin);
  const page = await browse(`${discovery.authorization_endpoint}?${query}`);
  const resumed = await browse(page, new URLSearchParams({ email, password }));
  const callback = new URL(await browse(resumed));
  const answer = await fetch(discovery.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  const { access_token } = await answer.json();
  if (!access_token) throw new Error(`${email} could not sign in`);
  return access_token;
}

/** Reads the scopes from the calls themselves, so that a new scope needs no line here. */
async function readScopes(origin) {
  const { paths } = await (await fetch(`${origin}/openapi.json`)).json();
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const named = operations.flatMap(({ security = [] }) => security.flatMap(({ oidc = [] }) => oidc));
  return { scopes: ['openid', ...new Set(named)] };
}

/** Returns a minimal browser that keeps cookies and returns the target of redirects. */
function createBrowser(origin) {
  const cookies = new Map();
  return async (url, body) => {
    const response = await fetch(new URL(url, origin), {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { body } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${response.url} answered ${response.status} instead of leading on`);
    return location;
  };
}
