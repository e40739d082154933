import { LRUCache } from 'lru-cache';

export interface Quota {
  /** Returns the milliseconds until the key may continue; 0 while its quota is not used up. */
  waitMs(key: string, now: Date): number;
  /** Uses one of the quota; returns false when it is used up. */
  spend(key: string, now: Date): boolean;
}

interface Spent {
  count: number;
  endsAtMs: number;
}

/** The maximum number of keys. Beyond it the least recently used key is forgotten, because memory is bounded. */
const KEYS_MAX = 50_000;

/** Creates a quota per key and time window in this process. A window begins with the first use. */
export function createQuota({ most, windowMs }: { most: number; windowMs: number }): Quota {
  const spent = new LRUCache<string, Spent>({ max: KEYS_MAX });

  const findLive = (key: string, now: Date): Spent | undefined => {
    const found = spent.get(key);
    if (!found || found.endsAtMs > now.getTime()) return found;
    spent.delete(key);
    return undefined;
  };

  return {
    waitMs: (key, now) => {
      const found = findLive(key, now);
      return found && found.count >= most ? found.endsAtMs - now.getTime() : 0;
    },
    spend: (key, now) => {
      const found = findLive(key, now);
      if (found) return ++found.count <= most;
      spent.set(key, { count: 1, endsAtMs: now.getTime() + windowMs });
      return true;
    },
  };
}
