import { getPlanGeometry } from '@parterre/contract/calls/seating-plans';
import { getAllocation } from '@parterre/contract/calls/seats';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import type { Show } from '@parterre/contract/shows';
import { decodeGeometry } from '@parterre/seating-plan';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { requestCall } from '#api/request-call.ts';
import type { HeatSeats } from './heat-steps.ts';

export interface LoadedHeat {
  geometry: Geometry;
  seats: HeatSeats;
}

/** The plan and what is sold and held on it, as bytes. Never enters the cache. */
export async function loadHeatSeats(
  show: Pick<Show, 'showCode' | 'seatingPlanId' | 'geometryHash'>,
  signal: AbortSignal,
): Promise<LoadedHeat | null> {
  const { showCode, seatingPlanId, geometryHash } = show;
  if (seatingPlanId === null || geometryHash === null) return null;
  const [geometry, allocation] = await Promise.all([
    requestCall(getPlanGeometry, { params: { id: seatingPlanId, hash: geometryHash } }, { signal }).then(readBytes),
    requestCall(getAllocation, { params: { showCode } }, { signal }).then(readBytes),
  ]);
  return { geometry: decodeGeometry(geometry), seats: decodeAllocation(allocation).columns };
}

const readBytes = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());
