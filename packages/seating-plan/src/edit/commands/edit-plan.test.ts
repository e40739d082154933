import { expect, test } from 'vitest';
import { makeBlock, makePlan } from '../../../test/make-plan.ts';
import { compilePlan } from '../../compile/compile-plan.ts';
import { toPlan } from '../draft/draft.ts';
import { listSeats } from '../places/targets.ts';
import { PlanEditor } from '../plan-editor.ts';
import { addCategory, removeCategory, setFocalPoint, updateCategory } from './edit-plan.ts';
import { updateSeats } from './update-nodes.ts';

const open = () => new PlanEditor(makePlan([makeBlock(1, 'Stalls', [3])]));

test('the focal point is set, moved and taken away; best available gets the one that is set', () => {
  const editor = open();
  const before = toPlan(editor.draft);
  editor.run((change) => void setFocalPoint(change, { x: 5, y: -60 }));
  editor.run((change) => void setFocalPoint(change, { x: 7, y: -80 }));
  expect(compilePlan(toPlan(editor.draft)).focalPoint).toEqual({ x: 7, y: -80 });
  expect(editor.run((change) => void setFocalPoint(change, { x: 7, y: -80 }))).toBe(false);
  editor.run((change) => void setFocalPoint(change, null));
  expect(toPlan(editor.draft)).toEqual(before);
  editor.undo();
  expect(toPlan(editor.draft).focalPoint).toEqual({ x: 7, y: -80 });
});

test('a category is added, renamed, coloured and given to seats; its key never changes', () => {
  const editor = open();
  editor.run((change) => void addCategory(change, { label: 'Premium', colour: '#aa0000' }));
  editor.run((change) => void addCategory(change, { label: 'premium' }));
  expect(toPlan(editor.draft).categories).toEqual([
    { key: 'Premium', label: 'Premium', colour: '#aa0000' },
    { key: 'premium 2', label: 'premium 2' },
  ]);
  const seats = listSeats(editor.draft, editor.draft.root.blocks[0] ?? -1);
  editor.run((change) => void updateSeats(change, seats.slice(0, 2), { category: 'Premium' }));
  editor.run((change) => void updateCategory(change, 'Premium', { label: 'Gold', colour: '#ffcc00' }));
  expect(toPlan(editor.draft).categories[0]).toEqual({ key: 'Premium', label: 'Gold', colour: '#ffcc00' });
  expect(toPlan(editor.draft).blocks[0]!.rows[0]!.seats.map(({ category }) => category)).toEqual([
    'Premium',
    'Premium',
    undefined,
  ]);
  editor.run((change) => void updateSeats(change, seats.slice(0, 1), { category: null }));
  expect('category' in toPlan(editor.draft).blocks[0]!.rows[0]!.seats[0]!).toBe(false);
});

test('removing a category takes it from its seats, in one step', () => {
  const editor = open();
  editor.run((change) => void addCategory(change, { label: 'Gold' }));
  const seats = listSeats(editor.draft, editor.draft.root.blocks[0] ?? -1);
  editor.run((change) => void updateSeats(change, seats, { category: 'Gold' }));
  const before = toPlan(editor.draft);
  editor.run((change) => void removeCategory(change, 'Gold'));
  expect(JSON.stringify(toPlan(editor.draft))).not.toContain('Gold');
  editor.undo();
  expect(toPlan(editor.draft)).toEqual(before);
});

test('a new category never takes the key of one that was renamed', () => {
  const editor = open();
  editor.run((change) => void addCategory(change, { label: 'Gold' }));
  editor.run((change) => void updateCategory(change, 'Gold', { label: 'Silver' }));
  editor.run((change) => void addCategory(change, { label: 'Gold' }));
  expect(toPlan(editor.draft).categories.map(({ key, label }) => [key, label])).toEqual([
    ['Gold', 'Silver'],
    ['Gold 2', 'Gold'],
  ]);
});
