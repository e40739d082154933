import { DAY_MS } from '#time/zones.ts';
import { createQuota } from '../quota.ts';
import type { Visitor } from '../visitor.ts';

/** Going back, reloading or opening the link in an app counts as one visit. */
const SAME_BROWSER = { most: 1, windowMs: 30 * 60_000 };
/** A foyer or a mobile provider shares one address. Beyond this limit a script with changing headers is not counted. */
const SAME_NETWORK = { most: 200, windowMs: DAY_MS };

/** Decides which visits count. It never stops the redirect itself. */
export function createVisitLimit() {
  const browsers = createQuota(SAME_BROWSER);
  const networks = createQuota(SAME_NETWORK);
  return {
    admits: (shortUrlId: number, { browser, network }: Visitor, now: Date): boolean =>
      browsers.spend(`${shortUrlId} ${browser}`, now) && networks.spend(`${shortUrlId} ${network}`, now),
  };
}
