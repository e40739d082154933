import type { PlanShape, Point, SeatingPlan } from '../format/plan.ts';
import { writeLetters } from '../labels/letters.ts';
import { generateTheatre, type TheatreSpec, type TierSpec } from './generate-theatre.ts';

/** Returns the theatre of the demo: about 1,100 seats in stalls, circle and balcony. */
export function theatrePlan(): SeatingPlan {
  return generateTheatre(SPEC);
}

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => writeLetters(index, true) ?? '');

const STALLS: TierSpec = {
  label: 'Stalls',
  category: { key: 'stalls', label: 'Stalls', colour: '#1565c0' },
  rows: rowsOf(18),
  firstRadius: 600,
  rowStep: 26,
  halfAngle: 26,
  aisle: 36,
  sections: [
    {
      label: 'Left',
      description: 'Left side of the ground floor, level access from the foyer',
      bestRank: 2,
      share: 0.28,
      wheelchairPairs: { row: 'T', pairs: 3, from: 'left' },
    },
    { label: 'Centre', description: 'Middle of the ground floor, facing the stage', bestRank: 1, share: 0.44 },
    {
      label: 'Right',
      description: 'Right side of the ground floor, level access from the foyer',
      bestRank: 3,
      share: 0.28,
      wheelchairPairs: { row: 'T', pairs: 3, from: 'right' },
    },
  ],
  pillars: [
    { x: -255, y: 424 },
    { x: 255, y: 424 },
  ],
  restrictedEnds: 0,
  stepFreeRows: ['T'],
};

const CIRCLE: TierSpec = {
  label: 'Circle',
  category: { key: 'circle', label: 'Circle', colour: '#2e7d32' },
  rows: rowsOf(7),
  firstRadius: 1140,
  rowStep: 26,
  halfAngle: 24,
  aisle: 36,
  sections: [
    { label: 'Left', description: 'Left side of the first balcony', bestRank: 5, share: 0.3 },
    { label: 'Centre', description: 'Middle of the first balcony', bestRank: 4, share: 0.4 },
    { label: 'Right', description: 'Right side of the first balcony', bestRank: 6, share: 0.3 },
  ],
  pillars: [],
  restrictedEnds: 1,
  stepFreeRows: [],
};

const BALCONY: TierSpec = {
  label: 'Balcony',
  category: { key: 'balcony', label: 'Balcony', colour: '#ef6c00' },
  rows: rowsOf(6),
  firstRadius: 1400,
  rowStep: 26,
  halfAngle: 22,
  aisle: 36,
  sections: [
    { label: 'Left', description: 'Left side of the upper balcony', bestRank: 8, share: 0.3 },
    { label: 'Centre', description: 'Middle of the upper balcony', bestRank: 7, share: 0.4 },
    { label: 'Right', description: 'Right side of the upper balcony', bestRank: 9, share: 0.3 },
  ],
  pillars: [],
  restrictedEnds: 2,
  stepFreeRows: [],
};

const STAGE: readonly Point[] = [
  { x: -260, y: -130 },
  { x: 260, y: -130 },
  { x: 230, y: 20 },
  { x: 120, y: 48 },
  { x: 0, y: 56 },
  { x: -120, y: 48 },
  { x: -230, y: 20 },
];

const SPEC: TheatreSpec = {
  name: 'Theatre',
  focalPoint: { x: 0, y: -40 },
  arcCentre: { x: 0, y: -500 },
  seatStep: 22,
  shapes: [{ kind: 'stage', points: [...STAGE], text: 'Stage' }, ...STALLS.pillars.map(drawPillar)],
  tiers: [STALLS, CIRCLE, BALCONY],
};

function drawPillar({ x, y }: Point): PlanShape {
  const corners = [
    { x: x - 7, y: y - 7 },
    { x: x + 7, y: y - 7 },
    { x: x + 7, y: y + 7 },
    { x: x - 7, y: y + 7 },
  ];
  return { kind: 'polygon', points: corners };
}
