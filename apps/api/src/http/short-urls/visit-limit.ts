import { createQuota } from './quota.ts';
import type { Visitor } from './visitor.ts';

/** Going back and forth, reloading, an app that opens its own browser: one visit. */
const SAME_BROWSER = { most: 1, windowMs: 30 * 60_000 };
/** A foyer or a mobile provider shares one address; a script that changes its headers stops counting here. */
const SAME_NETWORK = { most: 200, windowMs: 24 * 60 * 60_000 };

/** Which visits count; the way itself is open to all of them. */
export function createVisitLimit() {
  const browsers = createQuota(SAME_BROWSER);
  const networks = createQuota(SAME_NETWORK);
  return {
    admits: (shortUrlId: number, { browser, network }: Visitor, now: Date): boolean =>
      browsers.spend(`${shortUrlId} ${browser}`, now) && networks.spend(`${shortUrlId} ${network}`, now),
  };
}
