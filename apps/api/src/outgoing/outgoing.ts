import { lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { type DeliveryFault, WEBHOOK_TIMEOUT_SECONDS } from '@parterre/contract/choices/occurrence-choices';
import { readUrl } from '#addresses.ts';
import { seal, unseal } from '../identity/seal.ts';
import { couldBePublic, isPublicAddress } from './public-address.ts';

/** Sends requests to addresses that promoters have typed, and encrypts the secrets that sign them. */
export interface Outgoing {
  seal(secret: string): string;
  /** Undefined when it was sealed with another SECRET_KEY. */
  unseal(sealed: string): string | undefined;
  /** Returns the fault of an address that is visible without a connection to it. */
  findFault(url: string): 'linkAddress' | 'linkCredentials' | 'webhookAddress' | undefined;
  /** Sends one request. It follows no redirect, reads only the status of the answer, and never waits for long. */
  post(url: string, headers: Record<string, string>, body: string): Promise<TimedResult>;
}

export type PostResult = { status: number; fault?: never } | { status?: never; fault: DeliveryFault };

export type TimedResult = PostResult & { durationMs: number };

interface Settings {
  secretKey: string;
  /** True to accept addresses inside the own network, and http, too. */
  allowsPrivate: boolean;
}

export function createOutgoing({ secretKey, allowsPrivate }: Settings): Outgoing {
  return {
    seal: (secret) => seal(secretKey, 'webhook', secret),
    unseal: (sealed) => unseal(secretKey, 'webhook', sealed),
    findFault: (text) => {
      const url = parse(text);
      if (!url) return 'linkAddress';
      if (url.username !== '' || url.password !== '') return 'linkCredentials';
      return allowsPrivate || isOutside(url) ? undefined : 'webhookAddress';
    },
    post: async (text, headers, body) => {
      const url = parse(text);
      if (!url || !(allowsPrivate || isOutside(url))) return { fault: 'private-address', durationMs: 0 };
      const startedAt = performance.now();
      const answered = await send(url, { headers, body, lookup: allowsPrivate ? lookup : lookUpOutside });
      return { ...answered, durationMs: Math.round(performance.now() - startedAt) };
    },
  };
}

/** Serves measurements and the demo, which send nothing and keep no secret. */
export const noOutgoing: Outgoing = createOutgoing({ secretKey: 'x'.repeat(32), allowsPrivate: false });

function parse(text: string): URL | undefined {
  const url = readUrl(text);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

const isOutside = ({ protocol, hostname }: URL): boolean => protocol === 'https:' && couldBePublic(hostname);

class PrivateAddress extends Error {}

/**
 * Looks a name up for the connection itself, so that it cannot resolve to something else between a check and the
 * request. One private address among several refuses all, because the server cannot choose which one is used.
 */
export const lookUpOutside: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddress('Leads to an address inside'), '', 0);
    const [first] = found;
    if (options.all || !first) return callback(null, found);
    return callback(null, first.address, first.family);
  });

interface Sending {
  headers: Record<string, string>;
  body: string;
  lookup: LookupFunction;
}

function send(url: URL, { headers, body, lookup }: Sending): Promise<PostResult> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup,
      agent: false,
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_SECONDS * 1000),
    });
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    sent.on('error', (error) => resolve({ fault: nameFault(error) }));
    sent.end(body);
  });
}

function nameFault(error: Error & { code?: string }): DeliveryFault {
  if (error instanceof PrivateAddress) return 'private-address';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  return /CERT|ERR_TLS|ISSUER|SIGNATURE/.test(error.code ?? '') ? 'certificate' : 'unreachable';
}
