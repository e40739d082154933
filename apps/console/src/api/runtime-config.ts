import type { ApiBase } from '@parterre/contract/wire/endpoint';

export const BRAND_NAMES = ['parterre', 'rowline', 'gatehouse'] as const;
export type BrandName = (typeof BRAND_NAMES)[number];

/** What the server says at `/config.json`: nothing about a deployment is built into the bundle. */
export interface RuntimeConfig {
  brand: BrandName;
  /** Two-letter country of a deployment that serves one market, else empty; a market may have its own favicon. */
  market?: string;
  environment: 'production' | 'development' | 'test' | 'uat1' | 'staging' | 'sandbox';
  identity: { authority: string; clientId: string; redirectUrl: string };
  /** Each base is absolute or root-relative and has no trailing slash. */
  apiBases: Record<ApiBase, string>;
  /** Component mode: the console runs inside another site (spec §6). */
  isEmbedded: boolean;
  supportUrl: string;
  tagId: string | null;
}

let current: RuntimeConfig | undefined;

/** Throws when the configuration cannot be had: nothing works without it. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The configuration could not be loaded (${response.status})`);
  const config: RuntimeConfig = await response.json();
  setRuntimeConfig(config);
  return config;
}

export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

export function requireRuntimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The configuration is not loaded yet');
  return current;
}
