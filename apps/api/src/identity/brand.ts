import type { BrandName } from '@parterre/contract/choices/deployment-choices';
import type { Environment } from '../process/env.ts';

export interface Brand {
  name: BrandName;
  displayName: string;
  colour: 'blue' | 'teal';
}

const BRANDS: Record<BrandName, Brand> = {
  parterre: { name: 'parterre', displayName: 'Parterre', colour: 'blue' },
  rowline: { name: 'rowline', displayName: 'Rowline', colour: 'teal' },
  gatehouse: { name: 'gatehouse', displayName: 'Gatehouse', colour: 'teal' },
};

/** The brand of a host from `BRAND_HOSTS`, compared with and without its port; otherwise `BRAND`. */
export function findBrand(env: Pick<Environment, 'BRAND' | 'BRAND_HOSTS'>, host: string | undefined): Brand {
  const wanted = host?.toLowerCase();
  const match = env.BRAND_HOSTS.find(([known]) => known === wanted || known === wanted?.replace(/:\d+$/, ''));
  return BRANDS[match?.[1] ?? env.BRAND];
}
