import { getPlanGeometry } from '@parterre/contract/calls/seating-plans';
import { getAllocation } from '@parterre/contract/calls/seats';
import { BLOCKS_LENGTH_MAX, decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { type Allocation, createSeatMap, type Palette, type SeatMap } from '@parterre/seat-map';
import { decodeGeometry, type Geometry } from '@parterre/seating-plan';
import { useEffect, useEffectEvent, useState } from 'react';
import { requestCall } from '#api/request-call.ts';
import { useUncached } from '#api/use-uncached.ts';
import { useMapTheme } from '#brands/map-theme.ts';
import { type SeatBytes, toAllocation } from './to-allocation.ts';

export interface SeatSource {
  showCode: string;
  seatingPlanId: number;
  geometryHash: string;
}

export interface LoadedSeats {
  geometry: Geometry;
  allocation: Allocation;
  planVersionId: number;
  /** Keyed by block id. */
  revisions: Map<number, number>;
  /** The cursor from which the live stream continues. */
  cursor: string;
}

/**
 * Loads geometry and allocation in parallel; both are too large for the store. Throws `CallFailure` and
 * `UnreadablePlan`.
 */
async function loadSeats(source: SeatSource, signal: AbortSignal): Promise<LoadedSeats> {
  const [geometry, bytes] = await Promise.all([
    loadGeometry(source, signal),
    loadAllocation(source.showCode, { signal }),
  ]);
  return {
    geometry,
    allocation: toAllocation(geometry, bytes),
    planVersionId: bytes.header.planVersionId,
    revisions: new Map(bytes.header.blocks.map(({ blockId, revision }) => [blockId, revision])),
    cursor: bytes.header.cursor,
  };
}

/** Loads the present allocation. After a conflict only the changed blocks are read, because a stadium has many. */
export async function loadAllocation(
  showCode: string,
  { blockIds, signal }: { blockIds?: readonly number[]; signal?: AbortSignal } = {},
): Promise<SeatBytes> {
  const blocks = blockIds?.join(',');
  const isShort = blocks !== undefined && blocks.length <= BLOCKS_LENGTH_MAX;
  const args = { params: { showCode }, query: isShort ? { blocks } : {} };
  const response = await requestCall(getAllocation, args, { signal });
  return decodeAllocation(new Uint8Array(await response.arrayBuffer()));
}

/** Thrown if the geometry of a plan is damaged. */
export class UnreadablePlan extends Error {}

/** The last plan loaded, so that shows of a tour share it. The browser caches others forever. */
let latest: { hash: string; geometry: Geometry } | null = null;

async function loadGeometry({ seatingPlanId, geometryHash }: SeatSource, signal: AbortSignal): Promise<Geometry> {
  if (latest?.hash === geometryHash) return latest.geometry;
  const args = { params: { id: seatingPlanId, hash: geometryHash } };
  const response = await requestCall(getPlanGeometry, args, { signal });
  const geometry = readGeometry(new Uint8Array(await response.arrayBuffer()));
  latest = { hash: geometryHash, geometry };
  return geometry;
}

function readGeometry(bytes: Uint8Array): Geometry {
  try {
    return decodeGeometry(bytes);
  } catch (cause) {
    throw new UnreadablePlan('seat plan parsing error', { cause });
  }
}

/** Waits for the plan: an allocation without a geometry has no positions. */
export const useLoadedSeats = (source: SeatSource | null) => useUncached(source, loadSeats);

/**
 * Mounts a map for choosing seats in the element, and destroys it with the element. Prices and holds may load after the
 * seats.
 */
export function useChooserMap(host: HTMLElement | null, seats: LoadedSeats | null, palette: Palette): SeatMap | null {
  const theme = useMapTheme();
  const [map, setMap] = useState<SeatMap | null>(null);
  const readLook = useEffectEvent(() => ({ palette, theme }));
  // The engine owns canvases, listeners and frames in the host element.
  useEffect(() => {
    if (!host || !seats) return undefined;
    const opened = createSeatMap({
      target: host,
      geometry: seats.geometry,
      allocation: seats.allocation,
      ...readLook(),
      mode: 'view',
      requestFrame: (paint) => void requestAnimationFrame(paint),
      now: () => performance.now(),
    });
    opened.setTool('seat');
    setMap(opened);
    return () => {
      setMap(null);
      opened.destroy();
    };
  }, [host, seats]);
  // Updates the mounted map, because a new one would lose the keyboard position.
  useEffect(() => map?.setPalette(palette, theme), [map, palette, theme]);
  return map;
}
