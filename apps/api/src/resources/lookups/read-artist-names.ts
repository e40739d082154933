import { inArray } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { performingArtists } from '../../db/schema/lookups.ts';

/** Names of performing artists by id. */
export async function readArtistNames(ctx: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: performingArtists.id, name: performingArtists.name })
    .from(performingArtists)
    .where(inArray(performingArtists.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
