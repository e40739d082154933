import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * A visitor as the limits see it. Both fields are digests under a key of this process, so nothing here identifies a
 * person.
 */
export interface Visitor {
  /** The IPv4 address, or the /64 network of an IPv6 address, which is what one subscriber gets. */
  network: string;
  /** One browser in that network, as identified by its headers. */
  browser: string;
}

const KEY = randomBytes(32);

export function readVisitor(address: string, headers: IncomingHttpHeaders): Visitor {
  const network = toNetwork(address);
  return {
    network: digest([network]),
    browser: digest([network, headers['user-agent'] ?? '', headers['accept-language'] ?? '']),
  };
}

const digest = (parts: readonly string[]): string =>
  createHmac('sha256', KEY).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/**
 * Reduces an address to its network: `2001:db8:1:2:…` → `2001:db8:1:2`. An IPv4 address stays whole, also when written
 * as IPv6.
 */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
