import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { toNetwork } from '#identity/to-network.ts';

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

/** Reads who visits from the address of the client and the headers of the request. */
export function readVisitor(address: string, headers: IncomingHttpHeaders): Visitor {
  const network = toNetwork(address);
  return {
    network: digest([network]),
    browser: digest([network, headers['user-agent'] ?? '', headers['accept-language'] ?? '']),
  };
}

const digest = (parts: readonly string[]): string =>
  createHmac('sha256', KEY).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
