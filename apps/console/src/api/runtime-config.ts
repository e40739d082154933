import type { RuntimeConfig } from '@parterre/contract/wire/runtime-config';

let current: RuntimeConfig | undefined;

/** Throws when the configuration cannot be loaded: nothing works without it. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The configuration could not be loaded (${response.status})`);
  const config: RuntimeConfig = await response.json();
  setRuntimeConfig(config);
  return config;
}

/** The pages of the provider on which somebody changes how they sign in. */
export type ProviderPage = 'email' | 'password' | 'second-factor' | 'passkeys';

/** The provider's page about the reader's own account, in the look of this console; null where people sign in elsewhere. */
export function findAccountPage(page: ProviderPage, language: string): string | null {
  const { brand, identity } = requireRuntimeConfig();
  return identity.accountUrl && `${identity.accountUrl}/${page}?ui_locales=${language}&brand=${brand}`;
}

export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

export function requireRuntimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The configuration is not loaded yet');
  return current;
}

/** True if the console runs inside another site, which the deployment has to allow. */
export const isInFrame = (): boolean => requireRuntimeConfig().isEmbedded && window.parent !== window;

/** Where a link to the provider opens: it refuses to be framed, so beside a frame in a tab of its own. */
export const findProviderTarget = (): { target: '_blank' | '_self'; rel?: string } =>
  isInFrame() ? { target: '_blank', rel: 'noopener' } : { target: '_self' };

/** spec §9: only in production, and only if a tag id is configured. */
export const findTagId = ({ environment, tagId }: Pick<RuntimeConfig, 'environment' | 'tagId'>): string | null =>
  environment === 'production' ? tagId : null;
