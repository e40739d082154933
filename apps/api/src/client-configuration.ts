import { API_BASES } from '@parterre/contract/endpoint';
import type { Environment } from './env.ts';

export interface IdentityClient {
  authority: string;
  clientId: string;
  redirectUrl: string;
}

/** What the console is told at run time; the brand follows the host it was opened at. */
export function clientConfiguration(env: Environment, identity: IdentityClient, host: string) {
  const brand = env.BRAND_HOSTS.find(([name]) => name.split(':')[0] === host.split(':')[0])?.[1] ?? env.BRAND;
  return {
    brand,
    market: env.MARKET,
    environment: env.ENVIRONMENT,
    identity,
    apiBases: Object.fromEntries(API_BASES.map((base) => [base, `/api/${base}`])),
    isEmbedded: env.FRAME_ANCESTORS !== '',
    supportUrl: env.SUPPORT_URL,
    tagId: env.ENVIRONMENT === 'production' ? (env.TAG_MANAGER_ID ?? null) : null,
  };
}
