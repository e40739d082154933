import { eq, ne } from 'drizzle-orm';
import { readUrl } from '#addresses.ts';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';

/**
 * Reads the hosts that short links of a promoter may lead to: those of the partner sites, its own and ours. Each is
 * listed once, in ASCII (`xn--…`), with a port only where the address of the site has one.
 */
export async function readAllowedHosts(ctx: Reader, promoterId: number): Promise<string[]> {
  const [sites, own] = await runConcurrently(
    ctx.db.select({ host: partnerSites.host }).from(partnerSites).where(ne(partnerSites.host, '')),
    ctx.db.select({ linkHosts: promoters.linkHosts }).from(promoters).where(eq(promoters.id, promoterId)),
  );
  const { publicUrl } = ctx.addresses;
  const written = [
    ...own.flatMap(({ linkHosts }) => linkHosts),
    ...sites.map(({ host }) => host),
    ...(publicUrl === '' ? [] : [new URL(publicUrl).host]),
  ];
  const hosts = written.map(toAsciiHost).filter((host) => host !== undefined);
  return [...new Set(hosts)].sort();
}

/**
 * Normalises a host for comparison: lower case, ASCII, without the default port of its scheme. Returns undefined for an
 * invalid host.
 */
export function toAsciiHost(host: string): string | undefined {
  const url = readUrl(`https://${host}`);
  if (!url) return undefined;
  const { host: ascii, pathname, search, hash, username, password } = url;
  return pathname === '/' && search + hash + username + password === '' ? ascii : undefined;
}
