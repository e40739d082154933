import type { SeatingPlan } from '@parterre/seating-plan';

/** Stalls rows A and B and Circle row AA, four seats each: ordinals 0–3, 4–7 and 8–11. */
export function createTwoBlockPlan(): SeatingPlan {
  const row = (label: string, y: number) => ({
    label,
    seats: [1, 2, 3, 4].map((number) => ({ label: String(number), x: number * 20, y })),
  });
  const block = (blockId: number, label: string, rows: ReturnType<typeof row>[]) => ({
    blockId,
    label,
    description: '',
    bestRank: null,
    rows,
  });
  return {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: 'Two blocks',
    categories: [],
    blocks: [block(3, 'Stalls', [row('A', 0), row('B', 20)]), block(5, 'Circle', [row('AA', 80)])],
    standingAreas: [],
    shapes: [],
  };
}
