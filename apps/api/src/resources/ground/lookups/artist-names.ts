import { inArray } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { performingArtists } from '#db/schema/promoters/lookups.ts';
import { invalidField } from '#errors.ts';

export async function readArtistNames(ctx: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: performingArtists.id, name: performingArtists.name })
    .from(performingArtists)
    .where(inArray(performingArtists.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the distinct ids. Throws INVALID for `performingArtistIds` when one is unknown. */
export async function requirePerformingArtists(change: Pick<Change, 'db'>, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return wanted;
  const rows = await change.db
    .select({ id: performingArtists.id })
    .from(performingArtists)
    .where(inArray(performingArtists.id, wanted));
  const known = new Set(rows.map(({ id }) => id));
  const unknown = wanted.find((id) => !known.has(id));
  if (unknown !== undefined)
    throw invalidField('performingArtistIds', 'unknown', { message: `No performing artist has the id ${unknown}` });
  return wanted;
}
