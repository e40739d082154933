import { BRANDS, type Brand } from '@parterre/contract/wire/brands';
import type { Environment } from '../process/env.ts';

/** Returns the brand of a host from `BRAND_HOSTS`, compared with and without its port; otherwise `BRAND`. */
export function findBrand(env: Pick<Environment, 'BRAND' | 'BRAND_HOSTS'>, host: string | undefined): Brand {
  const wanted = host?.toLowerCase();
  const match = env.BRAND_HOSTS.find(([known]) => known === wanted || known === wanted?.replace(/:\d+$/, ''));
  return BRANDS[match?.[1] ?? env.BRAND];
}
