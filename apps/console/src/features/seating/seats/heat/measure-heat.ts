import type { SeatSales } from '@parterre/contract/seats/figures';
import { HEAT_STEPS } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import { SEAT_STATE } from '@parterre/seating-plan/seat-states';

export const HEAT_MEASURES = ['sold', 'gross'] as const;
export type HeatMeasure = (typeof HEAT_MEASURES)[number];
export const HEAT_UNITS = ['block', 'row'] as const;
export type HeatUnit = (typeof HEAT_UNITS)[number];

export interface HeatPart {
  label: string;
  firstSeat: number;
  seats: number;
  sold: number;
  /** Null until it has been read. */
  grossMinor: number | null;
  /** From 0 (nothing) to HEAT_STEPS. */
  step: number;
}

export interface Heat {
  measure: HeatMeasure;
  unit: HeatUnit;
  parts: HeatPart[];
  /** The sums of the whole plan. */
  total: Pick<HeatPart, 'seats' | 'sold' | 'grossMinor'>;
  /** The upper limits of steps 1 to HEAT_STEPS: shares of 1, or gross per seat in minor units. Empty without gross. */
  ends: number[];
}

interface HeatFacts {
  geometry: Geometry;
  /** SEAT_STATE codes from the map, so that sold seats are counted live. */
  states: Uint8Array;
  sales: SeatSales | undefined;
  measure: HeatMeasure;
  unit: HeatUnit;
}

/**
 * Measures the share sold, or the gross per seat, of every block or row. Steps are equal parts of 1, or of the highest
 * gross.
 */
export function measureHeat({ geometry, states, sales, measure, unit }: HeatFacts): Heat {
  const parts = listParts(geometry, unit).map((part, index) => ({
    ...part,
    sold: countSold(states, part.firstSeat, part.seats),
    grossMinor: findGross(geometry, sales, unit, index),
  }));
  const measureOf = ({ seats, sold, grossMinor }: Pick<HeatPart, 'seats' | 'sold' | 'grossMinor'>) =>
    seats === 0 ? 0 : measure === 'sold' ? sold / seats : (grossMinor ?? 0) / seats;
  const highest = measure === 'sold' ? 1 : parts.reduce((most, part) => Math.max(most, measureOf(part)), 0);
  return {
    measure,
    unit,
    parts: parts.map((part) => ({ ...part, step: toStep(measureOf(part), highest) })),
    total: {
      seats: geometry.seatCount,
      sold: parts.reduce((sum, { sold }) => sum + sold, 0),
      grossMinor: sales?.grossMinor ?? null,
    },
    ends: Array.from({ length: highest > 0 ? HEAT_STEPS : 0 }, (_, at) => (highest * (at + 1)) / HEAT_STEPS),
  };
}

export function toSteps({ parts }: Heat, seatCount: number): Uint8Array {
  const steps = new Uint8Array(seatCount);
  for (const { firstSeat, seats, step } of parts) steps.fill(step, firstSeat, firstSeat + seats);
  return steps;
}

/** Step 0 is reserved for zero. */
function toStep(value: number, highest: number): number {
  if (value <= 0 || highest <= 0) return 0;
  return Math.min(HEAT_STEPS, Math.ceil((value / highest) * HEAT_STEPS - ROUNDING));
}

/** Tolerates binary fractions: three fifths of a number may be slightly more than three times its fifth. */
const ROUNDING = 1e-9;

function listParts({ blocks, rows }: Geometry, unit: HeatUnit): Pick<HeatPart, 'label' | 'firstSeat' | 'seats'>[] {
  if (unit === 'block')
    return blocks.map(({ label, firstSeat, seatCount }) => ({ label, firstSeat, seats: seatCount }));
  return rows.map(({ label, block, firstSeat, seatCount }) => ({
    label: `${blocks[block]?.label ?? ''} ${label}`.trim(),
    firstSeat,
    seats: seatCount,
  }));
}

function countSold(states: Uint8Array, firstSeat: number, seats: number): number {
  let sold = 0;
  for (let seat = firstSeat; seat < firstSeat + seats; seat++) if (states[seat] === SEAT_STATE.SOLD) sold++;
  return sold;
}

const rowGross = new WeakMap<SeatSales, Map<number, number>>();

/** Rows missing from the sales have sold nothing. */
function findGross({ blocks }: Geometry, sales: SeatSales | undefined, unit: HeatUnit, index: number): number | null {
  if (!sales) return null;
  if (unit === 'block') {
    const blockId = blocks[index]?.blockId;
    return sales.blocks.find((block) => block.blockId === blockId)?.grossMinor ?? 0;
  }
  const known = rowGross.get(sales) ?? new Map(sales.rows.map(({ row, grossMinor }) => [row, grossMinor]));
  rowGross.set(sales, known);
  return known.get(index) ?? 0;
}
