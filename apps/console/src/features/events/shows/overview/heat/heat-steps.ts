import { getPlanGeometry } from '@parterre/contract/calls/seating-plans';
import { getAllocation } from '@parterre/contract/calls/seats';
import { type AllocationBlock, decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import type { Show } from '@parterre/contract/shows/show';
import { decodeGeometry } from '@parterre/seating-plan';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { requestCall } from '#api/request-call.ts';

export const HEAT_STEPS = 5;

/** The paint of a seat: 0 unsold, 1 to HEAT_STEPS sold by price, WITHHELD, GIVEN given away. */
export const WITHHELD = HEAT_STEPS + 1;
export const GIVEN = HEAT_STEPS + 2;

interface HeatSeats {
  price: Uint16Array;
  hold: Uint16Array;
  claim: Uint8Array;
  /** 1 for a seat that an alternating block withholds. */
  isAlternate: Uint8Array;
  /** Claims with their own price; `seat` is an index into the columns. */
  own: readonly { seat: number; price: number }[];
}

export interface HeatPlan {
  /** One paint per seat. */
  paints: Uint8Array;
  /** The prices of the first and the last step in minor units; null without a ticket that has a price. */
  range: { fromMinor: number; toMinor: number } | null;
  counts: { sold: number; comps: number; withheld: number; free: number };
}

/**
 * Assigns each sold seat a step by its price, between the cheapest and the most expensive price type. `priceMinorOf`
 * takes an ordinal and returns null for a comp; `noSale` has the ordinals of the holds that do not allow sales.
 */
export function toHeatPlan(
  seats: HeatSeats,
  priceMinorOf: ReadonlyMap<number, number | null>,
  noSale: ReadonlySet<number>,
): HeatPlan {
  const known = [...priceMinorOf.values()].filter((minor) => minor !== null);
  const fromMinor = Math.min(...known);
  const toMinor = Math.max(...known);
  const own = new Map(seats.own.map((claim) => [claim.seat, claim.price]));
  const paints = new Uint8Array(seats.price.length);
  const counts = { sold: 0, comps: 0, withheld: 0, free: 0 };
  for (let seat = 0; seat < paints.length; seat++) {
    const ordinal = own.get(seat) ?? seats.price[seat] ?? 0;
    if (seats.claim[seat] === CLAIM_CODE.sold) {
      const minor = priceMinorOf.get(ordinal);
      paints[seat] = minor === null ? GIVEN : toStep(minor ?? fromMinor, fromMinor, toMinor);
      counts[minor === null ? 'comps' : 'sold']++;
    } else if (
      seats.claim[seat] === CLAIM_CODE.none &&
      (seats.isAlternate[seat] === 1 || noSale.has(seats.hold[seat] ?? 0))
    ) {
      paints[seat] = WITHHELD;
      counts.withheld++;
    } else counts.free++;
  }
  return { paints, range: known.length > 0 ? { fromMinor, toMinor } : null, counts };
}

function toStep(minor: number, fromMinor: number, toMinor: number): number {
  if (!(toMinor > fromMinor)) return HEAT_STEPS;
  const share = (minor - fromMinor) / (toMinor - fromMinor);
  return 1 + Math.min(HEAT_STEPS - 1, Math.max(0, Math.floor(share * HEAT_STEPS)));
}

export interface LoadedHeat {
  geometry: Geometry;
  seats: HeatSeats;
}

/** Loads the plan and its sold and withheld seats as binary columns. Too large for the cache. */
export async function loadHeatSeats(
  show: Pick<Show, 'showCode' | 'seatingPlanId' | 'geometryHash'>,
  signal: AbortSignal,
): Promise<LoadedHeat | null> {
  const { showCode, seatingPlanId, geometryHash } = show;
  if (seatingPlanId === null || geometryHash === null) return null;
  const [geometry, allocation] = await Promise.all([
    requestCall(getPlanGeometry, { params: { id: seatingPlanId, hash: geometryHash } }, { signal }).then(readBytes),
    requestCall(getAllocation, { params: { showCode } }, { signal }).then(readBytes),
  ]);
  const { header, columns } = decodeAllocation(allocation);
  const plan = decodeGeometry(geometry);
  return { geometry: plan, seats: { ...columns, isAlternate: findAlternate(plan, header.blocks) } };
}

function findAlternate({ parity }: Geometry, blocks: readonly AllocationBlock[]): Uint8Array {
  const isAlternate = new Uint8Array(parity.length);
  for (const { alternating, firstSeat, seatCount } of blocks)
    if (alternating) isAlternate.set(parity.subarray(firstSeat, firstSeat + seatCount), firstSeat);
  return isAlternate;
}

const readBytes = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());
