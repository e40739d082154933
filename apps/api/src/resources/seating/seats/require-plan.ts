import { buildSeatIndex, foldLabel, type Geometry, type GeometryBlock, type SeatIndex } from '@parterre/seating-plan';
import type { Reader } from '#context.ts';
import { refusal } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireOwnGeometry } from '../seating-plans/read-geometry.ts';

export interface ShowPlan {
  planVersionId: number;
  geometry: Geometry;
}

/** Reads the columns of the plan version that a show is frozen on. Throws RULE_BROKEN when it has none. */
export async function requirePlan(ctx: Reader, show: ShowRow): Promise<ShowPlan> {
  const { planVersionId } = show;
  if (planVersionId === null) throw refusal('RULE_BROKEN', 'no-seating-plan', {});
  return { planVersionId, geometry: await requireOwnGeometry(ctx, planVersionId) };
}

/**
 * Finds the blocks with a label. Labels are compared as the plan checks compare them: folded and without surrounding
 * spaces.
 */
export function findBlocks({ blocks }: Geometry, label: string): GeometryBlock[] {
  const wanted = foldLabel(label).trim();
  return blocks.filter((block) => foldLabel(block.label).trim() === wanted);
}

const indexes = new WeakMap<Geometry, SeatIndex>();

export function seatIndexOf(geometry: Geometry): SeatIndex {
  const known = indexes.get(geometry);
  if (known) return known;
  const index = buildSeatIndex(geometry);
  indexes.set(geometry, index);
  return index;
}
