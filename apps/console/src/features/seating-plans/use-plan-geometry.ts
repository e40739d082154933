import { getPlanGeometry } from '@parterre/contract/calls/seating-plans';
import { decodeGeometry } from '@parterre/seating-plan';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useEffect, useState } from 'react';
import { requestCall } from '#api/request-call.ts';

interface PlanGeometry {
  geometry: Geometry | null;
  error: unknown;
  retry: () => void;
}

interface Loaded {
  hash: string;
  geometry: Geometry | null;
  error: unknown;
}

/** The columns of a plan version; they never enter the store. Loading is the browser's, hence the effect. */
export function usePlanGeometry(source: GeometrySource | null): PlanGeometry {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const id = source?.id;
  const hash = source?.hash;
  const isWanted = loaded === null || loaded.hash !== hash;
  useEffect(() => {
    if (id === undefined || hash === undefined || !isWanted) return undefined;
    const stop = new AbortController();
    loadPlanGeometry({ id, hash }, stop.signal).then(
      (geometry) => setLoaded({ hash, geometry, error: undefined }),
      (error: unknown) => {
        if (!stop.signal.aborted) setLoaded({ hash, geometry: null, error });
      },
    );
    return () => stop.abort();
  }, [id, hash, isWanted]);
  return {
    geometry: isWanted ? null : loaded.geometry,
    error: isWanted ? undefined : loaded.error,
    retry: () => setLoaded(null),
  };
}

/** Which columns: the hash names them for ever, so the browser keeps them. */
export interface GeometrySource {
  id: number;
  hash: string;
}

/** Throws CallFailure, or RangeError for bytes that are no geometry. */
async function loadPlanGeometry({ id, hash }: GeometrySource, signal: AbortSignal): Promise<Geometry> {
  const response = await requestCall(getPlanGeometry, { params: { id, hash } }, { signal });
  return decodeGeometry(new Uint8Array(await response.arrayBuffer()));
}
