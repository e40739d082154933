import { expect, test } from 'vitest';
import { makeBlock, makePlan } from '../../../test/make-plan.ts';
import type { Point } from '../../format/plan.ts';
import { toPlan } from '../draft/draft.ts';
import { findCorners, middlesOfEdges } from '../places/corners.ts';
import { PlanEditor } from '../plan-editor.ts';
import { addCorner, moveCorner, removeCorner } from './edit-corners.ts';

const square = (): Point[] => [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 40 },
  { x: 0, y: 40 },
];

function open() {
  const plan = makePlan([{ ...makeBlock(1, 'Stalls', [2]), outline: square() }, makeBlock(2, 'Circle', [2])], {
    standingAreas: [{ label: 'Pit', capacity: 10, outline: square() }],
    shapes: [
      { kind: 'stage', points: square(), text: 'Stage' },
      { kind: 'line', points: square().slice(0, 3) },
      { kind: 'text', points: square().slice(0, 1), text: 'Bar' },
    ],
  });
  const editor = new PlanEditor(plan);
  const { blocks, areas, shapes } = editor.draft.root;
  const [stalls = -1, circle = -1] = blocks;
  const [pit = -1] = areas;
  const [stage = -1, line = -1, text = -1] = shapes;
  return { plan, editor, stalls, circle, pit, stage, line, text };
}

test('a corner of an outline, an area, the stage and a line is moved, added and removed, and all of it taken back', () => {
  const { plan, editor, stalls, pit, stage, line } = open();
  for (const id of [stalls, pit, stage, line]) {
    editor.run((change) => void addCorner(change, id, 0, { x: 20, y: 0 }));
    editor.run((change) => void moveCorner(change, id, 1, { x: 20.004, y: -15 }));
    expect(findCorners(editor.draft, id)?.points.slice(0, 3)).toEqual([
      { x: 0, y: 0 },
      { x: 20, y: -15 },
      { x: 40, y: 0 },
    ]);
    editor.run((change) => void removeCorner(change, id, 0));
    expect(findCorners(editor.draft, id)?.points[0]).toEqual({ x: 20, y: -15 });
  }
  expect(toPlan(editor.draft).shapes[0]).toMatchObject({ kind: 'stage', text: 'Stage' });
  expect(toPlan(editor.draft).standingAreas[0]).toMatchObject({ label: 'Pit', capacity: 10 });
  while (editor.undo());
  expect(toPlan(editor.draft)).toEqual(plan);
});

test('a figure keeps three corners, a line two ends', () => {
  const { editor, pit, line } = open();
  for (const id of [pit, line]) for (let i = 0; i < 5; i++) editor.run((change) => void removeCorner(change, id, 0));
  expect(findCorners(editor.draft, pit)?.points).toHaveLength(3);
  expect(findCorners(editor.draft, line)?.points).toHaveLength(2);
});

test('a corner that stays where it is makes no step', () => {
  const { editor, pit } = open();
  expect(editor.run((change) => void moveCorner(change, pit, 1, { x: 40, y: 0 }))).toBe(false);
});

test('texts and blocks without an outline have no corners', () => {
  const { editor, circle, text } = open();
  expect([circle, text].map((id) => findCorners(editor.draft, id))).toEqual([undefined, undefined]);
});

test('a closed figure has as many edges as corners, a line one less', () => {
  const { editor, pit, line } = open();
  const middles = (id: number) => middlesOfEdges(findCorners(editor.draft, id)!);
  expect(middles(pit).at(-1)).toEqual({ x: 0, y: 20 });
  expect(middles(pit)).toHaveLength(4);
  expect(middles(line)).toHaveLength(2);
});
