import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { PALETTE } from '../plan-look.ts';
import { SEAT_SHARE } from './plain-camera.ts';
import type { DrawnPlan } from './seat-drawing.ts';

export interface SeatCircle {
  x: number;
  y: number;
  radius: number;
  fill: string;
}

/** Lists seats as the baselines draw them: plain circles without letters, flags, outlines and names. */
export function listCircles({ geometry, allocation }: DrawnPlan): SeatCircle[] {
  const radius = (geometry.pitch * SEAT_SHARE) / 2;
  return Array.from({ length: geometry.seatCount }, (_, seat) => ({
    x: geometry.x[seat] ?? 0,
    y: geometry.y[seat] ?? 0,
    radius,
    fill: fillOf(allocation, seat),
  }));
}

function fillOf({ price, hold, claim }: DrawnPlan['allocation'], seat: number): string {
  if (claim[seat] === CLAIM_CODE.sold) return '#c3cad3';
  const held = PALETTE.holds[(hold[seat] ?? 0) - 1];
  return (held ?? PALETTE.prices[(price[seat] ?? 0) - 1])?.colour ?? '#ffffff';
}
