import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, RESOURCES } from './server-source.ts';
import type { TestApi, TestPromoter } from './test-api.ts';

/** What there is of a promoter before anything else of it is written: an event with a price. */
export interface Ground {
  promoter: TestPromoter;
  showCode: string;
  showId: number;
  priceTypeId: number;
}

/** Writes one thing of a resource past its verbs, and answers what its calls name it by. */
export type InsertOwned = (api: TestApi, ground: Ground) => Promise<number | string>;

/** One thing of each resource that says in `testing/insert-owned.ts` how one is written, by slug. */
export async function insertAllOwned(api: TestApi, ground: Ground): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const slug of RESOURCES) {
    const path = join(folderOf(slug), 'testing/insert-owned.ts');
    if (!existsSync(path)) continue;
    const { insertOwned } = (await import(path)) as { insertOwned: InsertOwned };
    made.set(slug, String(await insertOwned(api, ground)));
  }
  return made;
}
