import { getPlanGeometry } from '@parterre/contract/calls/seating-plans';
import { getAllocation } from '@parterre/contract/calls/seats';
import { decodeAllocation, MOST_BLOCKS_LENGTH } from '@parterre/contract/seats/seat-bytes';
import { type Allocation, createSeatMap, type Palette, type SeatMap } from '@parterre/seat-map';
import { decodeGeometry, type Geometry } from '@parterre/seating-plan';
import { useEffect, useRef, useState } from 'react';
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
  /** The key is the id of a block. */
  revisions: Map<number, number>;
  /** Where listening to what happens begins. */
  cursor: string;
}

/** Geometry and allocation at once; neither ever enters the store. Throws `CallFailure` and `UnreadablePlan`. */
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

/** The allocation as it is now. After a conflict only the changed blocks are read, because a stadium has many. */
export async function loadAllocation(
  showCode: string,
  { blockIds, signal }: { blockIds?: readonly number[]; signal?: AbortSignal } = {},
): Promise<SeatBytes> {
  const blocks = blockIds?.join(',');
  const isShort = blocks !== undefined && blocks.length <= MOST_BLOCKS_LENGTH;
  const args = { params: { showCode }, query: isShort ? { blocks } : {} };
  const response = await requestCall(getAllocation, args, { signal });
  return decodeAllocation(new Uint8Array(await response.arrayBuffer()));
}

/** The server sent a plan, and its geometry is damaged. */
export class UnreadablePlan extends Error {}

/** The plan loaded last: moving between the events of a tour reads it once. The browser keeps the others for ever. */
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

/** Nothing is read before the plan is known: an allocation without geometry has no places. */
export const useLoadedSeats = (source: SeatSource | null) => useUncached(source, loadSeats);

/** A map to choose seats on inside the element; it goes with it. Prices and holds may come later than the seats. */
export function useChooserMap(host: HTMLElement | null, seats: LoadedSeats | null, palette: Palette): SeatMap | null {
  const theme = useMapTheme();
  const [map, setMap] = useState<SeatMap | null>(null);
  const look = useRef({ palette, theme });
  look.current = { palette, theme };
  // The engine owns canvases, listeners and frames of the host element.
  useEffect(() => {
    if (!host || !seats) return undefined;
    const opened = createSeatMap({
      target: host,
      geometry: seats.geometry,
      allocation: seats.allocation,
      ...look.current,
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
  // Told to the map that is there: a new one would forget where the keys stand.
  useEffect(() => map?.setPalette(palette, theme), [map, palette, theme]);
  return map;
}
