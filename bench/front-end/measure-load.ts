import type { Page } from '@playwright/test';

export interface Load {
  /** The compressed bytes on the wire, headers included. */
  bytes: number;
  requests: number;
  /** The bytes by kind: scripts, fonts, answers of the API … */
  parts: Record<string, number>;
}

/**
 * Measures all requests of a page with an empty cache until no more follow. An open stream counts with the bytes so
 * far.
 */
export async function measureLoad(page: Page, address: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const types = new Map<string, string>();
  const parts: Record<string, number> = {};
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) types.set(requestId, type ?? 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type) parts[type] = (parts[type] ?? 0) + encodedDataLength;
  });
  await page.goto(address);
  await page.locator('main, h1').first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  await session.detach();
  return { bytes: Object.values(parts).reduce((sum, size) => sum + size, 0), requests: types.size, parts };
}

/** The wait for requests that a page sends when it is idle. */
const QUIET_MS = 4_000;
