import type { RuntimeConfig } from '../api/runtime-config.ts';
import { nonce } from '../nonce.ts';

/** spec §9: only in production, and only when a tag id is configured. */
export function loadTagManager({ environment, tagId }: Pick<RuntimeConfig, 'environment' | 'tagId'>): void {
  if (environment !== 'production' || !tagId) return;
  const script = document.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
}
