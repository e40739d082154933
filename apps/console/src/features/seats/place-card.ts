import type { Insets } from '@parterre/seat-map';

interface Size {
  width: number;
  height: number;
}

const GAP_PX = 22;
const EDGE_PX = 12;

/** Where the hover card of a seat stands: beside it on the side with more free room, never under a panel. */
export function placeCard(seat: { x: number; y: number }, card: Size, map: Size, insets: Insets) {
  const minLeft = insets.left + EDGE_PX;
  const maxLeft = map.width - insets.right - EDGE_PX - card.width;
  const left = seat.x - GAP_PX - card.width;
  const right = seat.x + GAP_PX;
  const roomLeft = left - minLeft;
  const roomRight = maxLeft - right;
  const maxTop = map.height - insets.bottom - EDGE_PX - card.height;
  return {
    left: clamp(roomLeft >= roomRight ? left : right, minLeft, maxLeft),
    top: clamp(seat.y - 24, insets.top + EDGE_PX, maxTop),
  };
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
