import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { decodeGeometry, type Geometry } from '@parterre/seating-plan';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Reader } from '#context.ts';
import { seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { notFound } from '#errors.ts';

const decompress = promisify(brotliDecompress);
const kept = new LRUCache<number, Geometry>({ max: 50 });

/**
 * Reads the columns of a plan version. A version never changes, so the last fifty stay decoded; the row is still read
 * first, to check access.
 */
export async function requireGeometry(ctx: Pick<Reader, 'db'>, planVersionId: number): Promise<Geometry> {
  const known = kept.get(planVersionId);
  const match = eq(seatingPlanVersions.id, planVersionId);
  if (known) {
    const [visible] = await ctx.db.select({ id: seatingPlanVersions.id }).from(seatingPlanVersions).where(match);
    if (!visible) throw notFound();
    return known;
  }
  const [row] = await ctx.db.select({ geometry: seatingPlanVersions.geometry }).from(seatingPlanVersions).where(match);
  if (!row) throw notFound();
  const geometry = decodeGeometry(await decompress(row.geometry));
  kept.set(planVersionId, geometry);
  return geometry;
}

/** Reads the columns of a version that the reader is known to see, because one of their shows has it. */
export const requireOwnGeometry = async (ctx: Reader, planVersionId: number): Promise<Geometry> =>
  kept.get(planVersionId) ?? requireGeometry(ctx, planVersionId);
