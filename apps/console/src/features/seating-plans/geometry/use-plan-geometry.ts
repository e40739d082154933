import type { Geometry } from '@parterre/seating-plan/geometry';
import { useEffect, useState } from 'react';
import { type GeometrySource, loadPlanGeometry } from './load-plan-geometry.ts';

export interface PlanGeometry {
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
