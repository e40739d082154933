import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';
import type { Provider } from 'oidc-provider';
import type { Addresses } from '../addresses.ts';
import type { Database } from '../db/database.ts';
import { ConfigurationError, type Environment } from '../process/env.ts';
import type { Log } from '../process/log.ts';
import { matchUsers, trustSubject, type UserToken } from './access-tokens/match-user.ts';
import { createRemoteKeys } from './access-tokens/remote-keys.ts';
import { createTokenVerifier } from './access-tokens/verify-token.ts';
import { createKeyRing, type KeyRing } from './api-keys/key-ring.ts';
import { type ActorLoader, createActorLoader } from './load-actor.ts';
import { listClientOrigins } from './provider/client-origins.ts';
import { loadProviderKeys, toPublicKeys } from './provider/keys.ts';
import { createProviderPages, type ProviderPages } from './provider/pages/provider-pages.ts';
import { createProvider } from './provider/provider.ts';
import { toAudience, toIssuer } from './provider/provider-configuration.ts';

export interface IdentityOptions {
  env: Environment;
  /** Encrypts values that only the server itself reads (seal.ts). */
  secretKey: string;
  database: Database;
  /** Their `publicUrl` is the origin of the console and the provider: `https://host[:port]`. */
  addresses: Addresses;
  now: () => Date;
  log: Log;
}

/** The account pages. Users of an external provider accept invitations there too. */
export interface AccountPages extends IdentityOptions {
  pages: ProviderPages;
  clientOrigins: readonly string[];
  /** True if other sites may embed the console. */
  isEmbedded: boolean;
}

export interface EmbeddedProvider extends AccountPages {
  provider: Provider;
  verifyToken: Identity['verifyToken'];
}

export interface Identity {
  verifyToken(token: string): Promise<UserToken | undefined>;
  loadActor: ActorLoader;
  keys: KeyRing;
  accountPages: AccountPages;
  /** Null when OIDC_ISSUER names an external provider. */
  provider: EmbeddedProvider | null;
  /**
   * The settings with which the console signs in (spec §7). The console completes a `redirectUrl` that is only a path
   * with its own origin.
   */
  clientConfig: RuntimeConfig['identity'];
}

/**
 * Creates everything that identifies callers: the embedded provider, or the check of an external provider's tokens.
 * Throws ConfigurationError when PUBLIC_URL has a path, or when SECRET_KEY cannot open the stored keys.
 */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { env, database, addresses } = options;
  const { publicUrl } = addresses;
  const loadActor = createActorLoader(database);
  const keys = createKeyRing(database, options.log);
  const accountPages = {
    ...options,
    pages: createProviderPages(addresses, env.ENVIRONMENT),
    clientOrigins: listClientOrigins(publicUrl, env.BRAND_HOSTS),
    isEmbedded: env.FRAME_ANCESTORS.length > 0,
  };
  const clientConfig = {
    authority: env.OIDC_ISSUER ?? toIssuer(publicUrl),
    clientId: env.OIDC_CLIENT_ID,
    redirectUrl: env.OIDC_REDIRECT_URL ?? '/signin-callback',
    accountUrl: env.OIDC_ISSUER ? null : `${toIssuer(publicUrl)}/account`,
  };
  if (env.OIDC_ISSUER) {
    const verify = createTokenVerifier({
      issuer: env.OIDC_ISSUER,
      audience: env.OIDC_AUDIENCE ?? toAudience(publicUrl),
      keys: { find: createRemoteKeys(env.OIDC_ISSUER) },
      now: options.now,
    });
    return { verifyToken: matchUsers(verify, database), loadActor, keys, accountPages, provider: null, clientConfig };
  }
  const embedded = await createEmbedded(accountPages);
  return { verifyToken: embedded.verifyToken, loadActor, keys, accountPages, provider: embedded, clientConfig };
}

async function createEmbedded(options: AccountPages): Promise<EmbeddedProvider> {
  const { env, secretKey, database, addresses, now, log, pages, clientOrigins, isEmbedded } = options;
  const { publicUrl } = addresses;
  if (new URL(publicUrl).pathname !== '/') throw new ConfigurationError(['PUBLIC_URL: must not have a path']);
  const keys = await loadProviderKeys(database, secretKey, now());
  const provider = createProvider({
    database,
    keys,
    publicUrl,
    clientId: env.OIDC_CLIENT_ID,
    clientOrigins,
    isEmbedded,
    redirectUrl: env.OIDC_REDIRECT_URL,
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    now,
    log,
    pages,
  });
  const verify = createTokenVerifier({
    issuer: toIssuer(publicUrl),
    audience: toAudience(publicUrl),
    keys: { jwks: toPublicKeys(keys) },
    now,
  });
  return { ...options, provider, verifyToken: trustSubject(verify) };
}
