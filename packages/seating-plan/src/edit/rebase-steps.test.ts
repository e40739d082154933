import { expect, test } from 'vitest';
import { makeBlock, makePlan } from '../../test/make-plan.ts';
import { drawBlock } from './commands/draw-figures.ts';
import { addCategory, setFocalPoint } from './commands/edit-plan.ts';
import { removeNodes } from './commands/remove-nodes.ts';
import { moveNodes } from './commands/transform-nodes.ts';
import { updateBlock } from './commands/update-nodes.ts';
import { toPlan } from './draft/draft.ts';
import { PlanEditor } from './plan-editor.ts';

function open() {
  const editor = new PlanEditor(makePlan([makeBlock(1, 'Stalls', [3]), makeBlock(2, 'Circle', [3])]));
  const [stalls = -1, circle = -1] = editor.draft.root.blocks;
  const rename = (id: number, label: string) => editor.run((change) => void updateBlock(change, id, { label }));
  const renameByThem = (id: number, label: string) =>
    editor.applyRemote((change) => void updateBlock(change, id, { label }));
  const drawByThem = (label: string) => editor.applyRemote((change) => void drawBlock(change, { label }));
  const labels = () => toPlan(editor.draft).blocks.map(({ label }) => label);
  return { editor, stalls, circle, rename, renameByThem, drawByThem, labels };
}

test('steps at other places are taken back and again beside what somebody else changed', () => {
  const { editor, stalls, circle, rename, renameByThem, labels } = open();
  rename(stalls, 'Parterre');
  rename(stalls, 'Floor');
  editor.undo();
  renameByThem(circle, 'Balcony');
  expect(labels()).toEqual(['Parterre', 'Balcony']);
  expect(editor.redo()).toBe(true);
  expect(labels()).toEqual(['Floor', 'Balcony']);
  editor.undo();
  editor.undo();
  expect(labels()).toEqual(['Stalls', 'Balcony']);
  expect(editor.canUndo).toBe(false);
});

test('a step at the same place cannot be taken back, and none before it', () => {
  const { editor, stalls, circle, rename, renameByThem, labels } = open();
  rename(stalls, 'Parterre');
  rename(circle, 'Balcony');
  editor.run((change) => void moveNodes(change, [stalls], 10, 0));
  renameByThem(circle, 'Upper circle');
  expect(editor.undo()).toBe(true);
  expect(editor.canUndo).toBe(false);
  expect(labels()).toEqual(['Parterre', 'Upper circle']);
});

test('what both put into the plan stays with the one who did', () => {
  const { editor, circle, drawByThem, labels } = open();
  editor.run((change) => void drawBlock(change, { label: 'Mine' }));
  editor.run((change) => void removeNodes(change, [circle]));
  drawByThem('Theirs');
  expect(labels()).toEqual(['Stalls', 'Mine', 'Theirs']);
  editor.undo();
  expect([...labels()].sort()).toEqual(['Circle', 'Mine', 'Stalls', 'Theirs']);
  editor.undo();
  expect([...labels()].sort()).toEqual(['Circle', 'Stalls', 'Theirs']);
  editor.redo();
  editor.redo();
  expect([...labels()].sort()).toEqual(['Mine', 'Stalls', 'Theirs']);
});

test('what they took out does not come back with a step of mine', () => {
  const { editor, stalls, circle, labels } = open();
  editor.run((change) => void drawBlock(change, { label: 'Mine' }));
  editor.applyRemote((change) => void removeNodes(change, [circle]));
  editor.undo();
  expect(labels()).toEqual(['Stalls']);
  editor.run((change) => void moveNodes(change, [stalls], 5, 0));
  editor.applyRemote((change) => void removeNodes(change, [stalls]));
  expect(editor.canUndo).toBe(false);
  expect(editor.canRedo).toBe(false);
});

test('the focal point and the categories are one place each', () => {
  const { editor, stalls, rename } = open();
  editor.run((change) => void setFocalPoint(change, { x: 1, y: 1 }));
  editor.run((change) => void drawBlock(change, { label: 'Mine' }));
  editor.applyRemote((change) => void setFocalPoint(change, { x: 2, y: 2 }));
  expect(editor.undo()).toBe(true);
  expect(editor.draft.root.focalPoint).toEqual({ x: 2, y: 2 });
  expect(editor.canUndo).toBe(false);
  rename(stalls, 'Parterre');
  editor.applyRemote((change) => void addCategory(change, { label: 'Cheap' }));
  expect(editor.canUndo).toBe(false);
});

test('what is selected stays so where it is still there, and no step of mine is made of it', () => {
  const { editor, stalls, circle, drawByThem } = open();
  editor.select([stalls, circle]);
  drawByThem('Theirs');
  expect([...editor.selection]).toEqual([stalls, circle]);
  editor.applyRemote((change) => void removeNodes(change, [circle]));
  expect([...editor.selection]).toEqual([stalls]);
  expect(editor.canUndo).toBe(false);
});
