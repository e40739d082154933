import type { SeatingPlan } from '@parterre/seating-plan';
import { expect, test } from 'vitest';
import { PlanDesk } from '../desk/plan-desk.ts';
import { readRefusedParts } from './read-refused-parts.ts';

const PLAN: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  categories: [],
  blocks: [
    {
      ...{ blockId: 1, label: 'Stalls', description: '', bestRank: 1 },
      rows: [{ label: 'A', seats: ['1', '2'].map((label, x) => ({ label, x, y: 0 })) }],
    },
  ],
  standingAreas: [{ label: 'Pit', capacity: 5, outline: [] }],
  shapes: [],
};

test('what the server refuses is named by its place, once, with what to show', () => {
  const { draft } = new PlanDesk(PLAN, null);
  const parts = readRefusedParts(draft, [
    'document.blocks.0.rows.0.seats.1.x',
    'document.blocks.0.rows.0.seats.1.y',
    'document.blocks.0.blockId',
    'document.standingAreas.0.outline.3.x',
    'document.focalPoint.x',
  ]);
  expect(
    parts.map(({ place: { block, row, seat, area }, what }) => (block ? [block, row, seat] : (area ?? what))),
  ).toEqual([['Stalls', 'A', '2'], ['Stalls', undefined, undefined], 'Pit', 'focalPoint.x']);
  expect(parts.map(({ node }) => node !== undefined)).toEqual([true, true, true, false]);
});
