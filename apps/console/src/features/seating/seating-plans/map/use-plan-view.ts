import type { SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { type RefObject, useRef, useState } from 'react';

interface PlanView {
  /** The element around the map, for scrolling to it. */
  frame: RefObject<HTMLDivElement | null>;
  map: SeatMap | null;
  setMap: (map: SeatMap | null) => void;
  canShow: (position: PlanPosition) => boolean;
  show: (position: PlanPosition) => void;
}

export function usePlanView(geometry: Geometry | null): PlanView {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<SeatMap | null>(null);
  return {
    frame,
    map,
    setMap,
    canShow: (position) => geometry !== null && findTarget(geometry, position) !== undefined,
    show: (position) => {
      const target = geometry && findTarget(geometry, position);
      if (!map || !target) return;
      showTarget(map, target);
      frame.current?.scrollIntoView?.({ block: 'nearest' });
    },
  };
}

/** Zooms to the place and outlines its seats; a whole block is not outlined, because it fills the map. */
export function showTarget(map: SeatMap, { kind, block, firstSeat, seatCount }: PlanTarget): void {
  map.zoomToBlock(block);
  if (kind === 'block') {
    map.clearSelection();
    return;
  }
  map.select(Array.from({ length: seatCount }, (_, index) => firstSeat + index));
  map.centreOnSeat(firstSeat + Math.floor(seatCount / 2), kind === 'seat' ? undefined : 0);
}

/** A place in a plan by indexes of the document, as in findings. */
export interface PlanPosition {
  blockIndex?: number | undefined;
  rowIndex?: number | undefined;
  seatIndex?: number | undefined;
}

interface PlanTarget {
  kind: 'block' | 'row' | 'seat';
  block: number;
  firstSeat: number;
  seatCount: number;
}

export function findTarget(geometry: Geometry, position: PlanPosition): PlanTarget | undefined {
  const { blockIndex = -1, rowIndex, seatIndex } = position;
  const block = geometry.blocks[blockIndex];
  if (!block || block.seatCount === 0) return undefined;
  const whole = { block: blockIndex, firstSeat: block.firstSeat, seatCount: block.seatCount };
  if (rowIndex === undefined) return { kind: 'block', ...whole };
  const row = rowIndex < block.rowCount ? geometry.rows[block.firstRow + rowIndex] : undefined;
  if (!row || row.seatCount === 0) return { kind: 'block', ...whole };
  if (seatIndex === undefined || seatIndex >= row.seatCount)
    return { kind: 'row', block: blockIndex, firstSeat: row.firstSeat, seatCount: row.seatCount };
  return { kind: 'seat', block: blockIndex, firstSeat: row.firstSeat + seatIndex, seatCount: 1 };
}
