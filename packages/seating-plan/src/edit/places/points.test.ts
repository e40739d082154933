import { expect, test } from 'vitest';
import { makeBlock, makePlan } from '../../../test/make-plan.ts';
import { checkPlan } from '../../checks/check-plan.ts';
import { updateSeats } from '../commands/update-nodes.ts';
import { toPlan } from '../draft/draft.ts';
import { PlanEditor } from '../plan-editor.ts';
import { measureDraft, measureNodes } from './points.ts';
import { findNodeAt } from './targets.ts';

const triangle = [0, 60, 60].map((x, at) => ({ x, y: at * 10 }));

test('a plan with places beyond all plans opens on the rest of it, names them, and can be mended', () => {
  const plan = makePlan([makeBlock(1, 'Stalls', [3])], {
    shapes: [{ kind: 'stage', points: [...triangle, { x: 1e308, y: 0 }] }],
  });
  plan.blocks[0]!.rows[0]!.seats[2]!.x = 1e12;
  const editor = new PlanEditor(plan);
  const { draft } = editor;
  expect(measureDraft(draft)).toEqual({ minX: 0, minY: 0, maxX: 60, maxY: 20 });
  const found = checkPlan(plan).map(({ place }) => findNodeAt(draft, place) ?? -1);
  expect(found.map((id) => draft.find(id)?.kind)).toEqual(['seat', 'shape']);
  expect(measureNodes(draft, [found[0]!])).toBeUndefined();
  editor.run((change) => void updateSeats(change, [found[0]!], { x: 40 }));
  editor.run((change) => void change.put(found[1]!, { kind: 'shape', shape: { kind: 'stage', points: triangle } }));
  expect(checkPlan(toPlan(draft))).toEqual([]);
});

test('a finding leads to its standing area', () => {
  const area = { label: '', capacity: 9, outline: triangle };
  const { draft } = new PlanEditor(makePlan([], { standingAreas: [{ ...area, label: 'Pit' }, area] }));
  const [problem] = checkPlan(toPlan(draft));
  expect(findNodeAt(draft, problem!.place)).toBe(draft.root.areas[1]);
});
