import { API_BASES } from '@parterre/contract/wire/endpoint';
import type { Environment } from './env.ts';
import { findBrand } from './identity/brand.ts';

export interface IdentityClient {
  authority: string;
  clientId: string;
  redirectUrl: string;
}

/** What the console is told at run time; the brand follows the host it was opened at. */
export function clientConfiguration(env: Environment, identity: IdentityClient, host: string) {
  return {
    brand: findBrand(env, host).name,
    market: env.MARKET,
    environment: env.ENVIRONMENT,
    identity,
    apiBases: Object.fromEntries(API_BASES.map((base) => [base, `/api/${base}`])),
    isEmbedded: env.FRAME_ANCESTORS !== '',
    supportUrl: env.SUPPORT_URL,
    tagId: env.ENVIRONMENT === 'production' ? (env.TAG_MANAGER_ID ?? null) : null,
  };
}
