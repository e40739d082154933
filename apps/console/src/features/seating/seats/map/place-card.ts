import type { Insets } from '@parterre/seat-map';

interface Size {
  width: number;
  height: number;
}

const GAP_PX = 22;
const EDGE_PX = 12;

/** Returns the position of a seat's hover card: beside the seat, away from the selection, never below a panel. */
export function placeCard(
  seat: { x: number; y: number },
  card: Size,
  map: Size,
  { insets, awayFromX }: { insets: Insets; awayFromX?: number },
) {
  const minLeft = insets.left + EDGE_PX;
  const maxLeft = map.width - insets.right - EDGE_PX - card.width;
  const left = seat.x - GAP_PX - card.width;
  const right = seat.x + GAP_PX;
  const roomLeft = left - minLeft;
  const roomRight = maxLeft - right;
  const maxTop = map.height - insets.bottom - EDGE_PX - card.height;
  return {
    left: clamp(isLeftBetter(seat.x, roomLeft, roomRight, awayFromX) ? left : right, minLeft, maxLeft),
    top: clamp(seat.y - 24, insets.top + EDGE_PX, maxTop),
  };
}

/** Prefers the side away from the selection if both have room, otherwise the side with more room. */
function isLeftBetter(x: number, roomLeft: number, roomRight: number, awayFromX: number | undefined): boolean {
  if (awayFromX !== undefined && roomLeft >= 0 && roomRight >= 0) return x < awayFromX;
  return roomLeft >= roomRight;
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
