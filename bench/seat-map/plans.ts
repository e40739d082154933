import { readFileSync } from 'node:fs';
import { compilePlan, type Geometry, generateBowl, type SeatingPlan } from '@parterre/seating-plan';
import { importPlan } from '@parterre/seating-plan/import';

const STADIUM = '../../packages/seating-plan/fixtures/tabular/rakuten-taoyuan-stadium.csv';
const SEATS_A_BLOCK = 500;

/** The plans, by their names in figures. */
export const PLANS = {
  '2k': () => generate(2_000),
  stadium: () => compilePlan(importStadium()),
  '100k': () => generate(100_000),
  '500k': () => generate(500_000),
} satisfies Record<string, () => Geometry>;

export type PlanName = keyof typeof PLANS;

const generate = (seats: number): Geometry =>
  compilePlan(generateBowl({ seats, blocks: Math.ceil(seats / SEATS_A_BLOCK) }));

/** Imports 12,851 seats of a real stadium from a CSV without positions, so the import arranges its blocks as a bowl. */
function importStadium(): SeatingPlan {
  const bytes = new Uint8Array(readFileSync(new URL(STADIUM, import.meta.url)));
  const imported = importPlan({ name: 'stadium.csv', bytes, options: { layout: 'bowl' } });
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems));
  return imported.plan;
}
