import { getPlanGeometry } from '@parterre/contract/calls/seating-plans';
import { decodeGeometry } from '@parterre/seating-plan';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { requestCall } from '#api/request-call.ts';
import { useUncached } from '#api/use-uncached.ts';

interface PlanGeometry {
  geometry: Geometry | null;
  error: unknown;
  retry: () => void;
}

/** Loads the columns of a plan version; they are too large for the store. */
export function usePlanGeometry(source: GeometrySource | null): PlanGeometry {
  const { loading, retry } = useUncached(source, loadPlanGeometry);
  return {
    geometry: loading.status === 'ready' ? loading.value : null,
    error: loading.status === 'failed' ? loading.error : undefined,
    retry,
  };
}

/** The hash identifies the content, so the browser can cache it forever. */
export interface GeometrySource {
  id: number;
  hash: string;
}

/** Throws CallFailure, or RangeError for bytes that are not a geometry. */
async function loadPlanGeometry({ id, hash }: GeometrySource, signal: AbortSignal): Promise<Geometry> {
  const response = await requestCall(getPlanGeometry, { params: { id, hash } }, { signal });
  return decodeGeometry(new Uint8Array(await response.arrayBuffer()));
}
