import { type Allocation, emptyAllocation, type Palette } from '@parterre/seat-map';
import { type Geometry, SEAT_FLAG } from '@parterre/seating-plan/geometry';
import type { PlanLook } from './use-plan-look.ts';

export const ACCESSIBLE_FLAG = 'ACC';
export const RESTRICTED_FLAG = 'RV';

const ACCESSIBLE = 1;
const RESTRICTED = 2;

/**
 * Shows a plan without a show on the seat map: blocks get the colours of price types, accessible and restricted-view
 * seats the flags of holds.
 */
export function paintPlan(
  geometry: Geometry,
  look: Pick<PlanLook, 'blocks' | 'accessible' | 'restricted'>,
): { allocation: Allocation; palette: Palette } {
  const { price, hold, ...rest } = emptyAllocation(geometry);
  for (let seat = 0; seat < geometry.seatCount; seat++) {
    price[seat] = ((geometry.block[seat] ?? 0) % look.blocks.length) + 1;
    hold[seat] = toHold(geometry.flags[seat] ?? 0);
  }
  return {
    allocation: { ...rest, price, hold },
    palette: {
      prices: look.blocks.map((colour, index) => ({ ordinal: index + 1, colour, name: '', faceValueMinor: 0 })),
      holds: [
        { ordinal: ACCESSIBLE, colour: look.accessible, flag: ACCESSIBLE_FLAG, allowSales: true },
        { ordinal: RESTRICTED, colour: look.restricted, flag: RESTRICTED_FLAG, allowSales: true },
      ],
    },
  };
}

/** Finds the flags on the map, so that the legend explains only those. */
export function listFlags({ flags }: Pick<Geometry, 'flags'>): { isAccessible: boolean; isRestricted: boolean } {
  const holds = new Set(flags.map(toHold));
  return { isAccessible: holds.has(ACCESSIBLE), isRestricted: holds.has(RESTRICTED) };
}

function toHold(flags: number): number {
  if (flags & (SEAT_FLAG.wheelchair | SEAT_FLAG.companion | SEAT_FLAG.stepFree)) return ACCESSIBLE;
  return flags & SEAT_FLAG.restrictedView ? RESTRICTED : 0;
}
