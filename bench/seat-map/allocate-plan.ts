import { type Allocation, emptyAllocation } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { PALETTE } from './plan-look.ts';

const EXCEPTION_SHARE = 0.03;
const HELD_SHARE = 0.04;
const SOLD_SHARE = 0.45;

/**
 * Assigns price bands with single exceptions, holds in runs of up to forty seats, and sold seats in runs of up to
 * eight.
 */
export function allocatePlan(geometry: Geometry): Allocation {
  const allocation = emptyAllocation(geometry);
  const { price, hold, claim } = allocation;
  const { blocks, seatCount } = geometry;
  const draw = createDraw(20_260_101);
  for (const [index, block] of blocks.entries()) {
    const band = 1 + Math.floor((index / blocks.length) * PALETTE.prices.length);
    price.fill(band, block.firstSeat, block.firstSeat + block.seatCount);
  }
  for (let seat = 0; seat < seatCount; seat++)
    if (draw() < EXCEPTION_SHARE) price[seat] = 1 + Math.floor(draw() * PALETTE.prices.length);
  fillRuns(hold, { share: HELD_SHARE, longest: 40, draw, choose: () => 1 + Math.floor(draw() * PALETTE.holds.length) });
  fillRuns(claim, { share: SOLD_SHARE, longest: 8, draw, choose: () => CLAIM_CODE.sold });
  return allocation;
}

interface Runs {
  /** The share of all seats that are in runs. */
  share: number;
  longest: number;
  draw: () => number;
  choose: () => number;
}

function fillRuns(column: Uint16Array | Uint8Array, { share, longest, draw, choose }: Runs): void {
  for (let seat = 0; seat < column.length; ) {
    const run = 1 + Math.floor(draw() * longest);
    column.fill(choose(), seat, seat + run);
    seat += run + Math.round(draw() * 2 * run * (1 / share - 1));
  }
}

/** Returns pseudo-random numbers from 0 to 1, which are the same in every run. */
export function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
