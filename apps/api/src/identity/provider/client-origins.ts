/**
 * Lists the origins that serve the console: PUBLIC_URL first, then every host of BRAND_HOSTS with PUBLIC_URL's scheme
 * and, unless the host has its own, port.
 */
export function listClientOrigins(publicUrl: string, brandHosts: readonly (readonly [string, string])[]): string[] {
  const main = new URL(publicUrl);
  const others = brandHosts.map(([host]) => {
    const port = host.includes(':') || !main.port ? '' : `:${main.port}`;
    return new URL(`${main.protocol}//${host}${port}`).origin;
  });
  return [...new Set([main.origin, ...others])];
}
