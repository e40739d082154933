import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { PASSWORD, PUBLIC_URL } from './identity-harness.ts';

const CLIENT_ID = 'parterre-console';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  token_type: string;
  scope: string;
  expires_in: number;
}

/** A browser during a sign-in: it keeps cookies by path, follows redirects and submits forms. */
export class TestBrowser {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, { value: string; path: string }>();
  readonly address: string;
  readonly redirectUri: string;

  constructor(app: FastifyInstance, { address = '192.0.2.1', redirectUri = `${PUBLIC_URL}/signin-callback` } = {}) {
    this.#app = app;
    this.address = address;
    this.redirectUri = redirectUri;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  async request(
    method: 'GET' | 'POST',
    url: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(url, PUBLIC_URL);
    const cookies = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    const response = await this.#app.inject({
      method,
      url: pathname + search,
      headers: {
        host: 'internal:3000',
        accept: 'text/html',
        'x-forwarded-for': this.address,
        cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) this.#keepCookie(line);
    return response;
  }

  #keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }

  /** Returns the first redirect of an authorization request: to the sign-in page, or back to the client. */
  async authorize(more: Record<string, string> = {}): Promise<{ response: LightMyRequestResponse; verifier: string }> {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      response_type: 'code',
      redirect_uri: this.redirectUri,
      scope:
        'openid event-config.manage event-config.promoter_read backstage.read reporting.orders offline_access email profile',
      state: 'state-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    });
    for (const [name, value] of [...query]) if (value === '') query.delete(name);
    return { response: await this.request('GET', `/oidc/auth?${query}`), verifier };
  }

  async submitPassword(page: string, email: string, password = PASSWORD): Promise<LightMyRequestResponse> {
    return this.request('POST', page, { email, password }, { 'sec-fetch-site': 'same-origin' });
  }

  /** Signs in, from the first request to the client's redirect with code and state. */
  async signIn(email: string, more: Record<string, string> = {}): Promise<{ callback: URL; verifier: string }> {
    const { response, verifier } = await this.authorize(more);
    let location = String(response.headers.location);
    if (location.includes('/oidc/interaction/')) {
      const accepted = await this.submitPassword(location, email);
      const resumed = await this.request('GET', String(accepted.headers.location));
      location = String(resumed.headers.location);
    }
    return { callback: new URL(location), verifier };
  }

  async signInForTokens(email: string, more: Record<string, string> = {}): Promise<Tokens> {
    const { callback, verifier } = await this.signIn(email, more);
    return (await this.exchange(callback, verifier)).json<Tokens>();
  }

  exchange(callback: URL, verifier: string): Promise<LightMyRequestResponse> {
    return this.token({
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: this.redirectUri,
      code_verifier: verifier,
    });
  }

  refresh(refreshToken: string): Promise<LightMyRequestResponse> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  token(form: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.request('POST', '/oidc/token', { client_id: CLIENT_ID, ...form }, { accept: 'application/json' });
  }
}

/** The name of the field that a page marks as wrong, where the cursor is. */
export const fieldAtFault = (body: string): string | undefined =>
  /<input name="(\w+)"[^>]* aria-invalid="true"[^>]* autofocus>/.exec(body)?.[1];
