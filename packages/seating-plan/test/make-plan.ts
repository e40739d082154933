import type { PlanBlock, PlanSeat, SeatingPlan } from '../src/format/plan.ts';

export function makePlan(blocks: PlanBlock[], extra: Partial<SeatingPlan> = {}): SeatingPlan {
  return {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: 'Test plan',
    categories: [],
    blocks,
    standingAreas: [],
    shapes: [],
    ...extra,
  };
}

/** Makes a block of straight rows A, B … down the page with seats 1, 2 … to the right, 20 units apart. */
export function makeBlock(blockId: number, label: string, seatsPerRow: readonly number[], left = 0): PlanBlock {
  return {
    blockId,
    label,
    description: `Block ${label}`,
    bestRank: blockId,
    rows: seatsPerRow.map((count, row) => ({
      label: String.fromCharCode(65 + row),
      seats: Array.from({ length: count }, (_, seat) => makeSeat(String(seat + 1), left + seat * 20, row * 25)),
    })),
  };
}

export function makeSeat(label: string, x: number | null, y: number | null, extra: Partial<PlanSeat> = {}): PlanSeat {
  return { label, x, y, ...extra };
}

export function makeRow(label: string, points: readonly (readonly [number, number])[]): PlanBlock['rows'][number] {
  return { label, seats: points.map(([x, y], index) => makeSeat(String(index + 1), x, y)) };
}

export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
