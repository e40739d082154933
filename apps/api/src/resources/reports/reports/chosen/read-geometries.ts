import type { Geometry } from '@parterre/seating-plan';
import type { Reader } from '#context.ts';
import { requireOwnGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import type { ReportShow } from './read-report-shows.ts';

/** Reads the plans of shows by plan version, each once, whatever the number of shows that have it. */
export async function readGeometries(reader: Reader, shows: readonly ReportShow[]): Promise<Map<number, Geometry>> {
  const geometries = new Map<number, Geometry>();
  for (const { planVersionId } of shows)
    if (planVersionId !== null && !geometries.has(planVersionId))
      geometries.set(planVersionId, await requireOwnGeometry(reader, planVersionId));
  return geometries;
}
