import type { Geometry } from '@parterre/seating-plan/geometry';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { type Allocation, emptyAllocation } from '../model/allocation.ts';

export interface AllocateOptions {
  /** The price type ordinal of every seat. */
  readonly price?: number;
  readonly sold?: readonly number[];
  readonly inBasket?: readonly number[];
  /** Hold ordinal by seat. */
  readonly holds?: Readonly<Record<number, number>>;
  /** Block ordinals. */
  readonly alternating?: readonly number[];
}

/** An allocation with the same price type everywhere, with a few exceptions. */
export function allocate(geometry: Geometry, options: AllocateOptions): Allocation {
  const allocation = emptyAllocation(geometry);
  allocation.price.fill(options.price ?? 0);
  for (const seat of options.sold ?? []) allocation.claim[seat] = CLAIM_CODE.sold;
  for (const seat of options.inBasket ?? []) allocation.claim[seat] = CLAIM_CODE.basket;
  for (const [seat, hold] of Object.entries(options.holds ?? {})) allocation.hold[Number(seat)] = hold;
  for (const block of options.alternating ?? []) allocation.alternating[block] = 1;
  return allocation;
}
