import { toOrigin } from '#addresses.ts';

/** Lists the origins that serve the console: PUBLIC_URL first, then every host of BRAND_HOSTS. */
export function listClientOrigins(publicUrl: string, brandHosts: readonly (readonly [string, string])[]): string[] {
  const others = brandHosts.map(([host]) => toOrigin(publicUrl, host));
  return [...new Set([new URL(publicUrl).origin, ...others])];
}
