import { createHash } from 'node:crypto';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Log } from '#process/log.ts';
import { providerHeaders } from './page-headers.ts';
import { type ProviderOptions, toIssuer, toProviderConfiguration } from './provider-configuration.ts';
import { addSessionState } from './session-state.ts';

export interface CreateProviderOptions extends ProviderOptions {
  log: Log;
}

/** Creates the embedded OpenID provider at `${publicUrl}/oidc`: authorization code with PKCE for one public client. */
export function createProvider(options: CreateProviderOptions): Provider {
  const isHttps = options.publicUrl.startsWith('https:');
  const provider = new Provider(toIssuer(options.publicUrl), toProviderConfiguration(options));
  provider.proxy = true;
  addHeaders(provider, { ...options, isHttps });
  addSessionState(provider, isHttps);
  addJsonRevocation(provider);
  logSecurityEvents(provider, options.log);
  return provider;
}

/**
 * Adds the headers. The library adds the hash of its own form's script to an empty script-src, which is removed from
 * pages without that form.
 */
function addHeaders(provider: Provider, options: CreateProviderOptions & { isHttps: boolean }): void {
  const headers = providerHeaders(options);
  provider.use(async (ctx, next) => {
    ctx.set(headers);
    try {
      await next();
      if (ctx.status === 404 && !ctx.body) {
        ctx.set('cache-control', 'no-store');
        options.pages.renderError(ctx, { error: 'not_found' });
        ctx.status = 404;
      }
    } catch (error) {
      options.log.error({ err: error, event: 'identity.failed' }, 'the identity provider failed');
      ctx.status = 500;
      ctx.set('cache-control', 'no-store');
      options.pages.renderError(ctx, { error: 'server_error' });
    }
    const policy = ctx.response.get('content-security-policy');
    ctx.set('content-security-policy', policy.replace(/script-src *;/, '').replace(/; {2,}/, '; '));
  });
}

/** Answers a revocation with JSON, because the console's client library refuses the empty answer of the library. */
function addJsonRevocation(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
    if (oidc?.route === 'revocation' && ctx.status === 200) ctx.body = {};
  });
}

function logSecurityEvents(provider: Provider, log: Log): void {
  provider.on('grant.revoked', (ctx, grantId) => {
    if (ctx.oidc.route !== 'token') return;
    const event = ctx.oidc.params?.grant_type === 'refresh_token' ? 'refresh-token.reused' : 'code.reused';
    const grant = createHash('sha256').update(grantId).digest('hex').slice(0, 12);
    log.warn({ event: `identity.${event}`, grant }, 'a token was used twice, so everything issued from it is revoked');
  });
  provider.on('server_error', (_ctx, error) =>
    log.error({ err: error, event: 'identity.failed' }, 'the identity provider failed'),
  );
}
