import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, RESOURCES } from './server-source.ts';
import type { TestApi, TestPromoter } from './test-api.ts';

/** The minimum of a promoter before anything else is written: a show with a price type. */
export interface Ground {
  promoter: TestPromoter;
  showCode: string;
  showId: number;
  priceTypeId: number;
}

/** Writes one thing of a resource without its verbs, and returns the name by which its calls address it. */
export type InsertOwned = (api: TestApi, ground: Ground) => Promise<number | string>;

/** Writes one thing of each resource that has a `testing/insert-owned.ts`, and returns their names by slug. */
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
