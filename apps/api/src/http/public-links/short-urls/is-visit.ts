import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

interface Asked {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * Returns whether a person opens the link: not a HEAD request, a crawler, a messenger's preview, a prefetch, or a page
 * that embeds the address as a picture or a script.
 */
export function isVisit({ method, headers }: Asked): boolean {
  if (method !== 'GET') return false;
  const userAgent = headers['user-agent'];
  if (!userAgent || isbot(userAgent)) return false;
  if (AHEAD.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))) return false;
  const { 'sec-fetch-dest': destination = 'document', 'sec-fetch-mode': mode = 'navigate' } = headers;
  return destination === 'document' && mode === 'navigate';
}

const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
