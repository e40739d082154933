import { toPlan, toScreen } from '@parterre/canvas';
import type { Point, SeatingPlan } from '@parterre/seating-plan';
import { findCorners, outlineRound, updateBlock } from '@parterre/seating-plan/edit';
import { expect, test } from 'vitest';
import type { PointerInput } from '../desk/gesture.ts';
import { EditorDesk, move, press, release } from '../editor/editor-desk.ts';
import { findKeyAction, runKeyAction } from '../keys/key-actions.ts';
import { findHandles, type Handle } from './handles.ts';
import { findPreview } from './preview.ts';

const LABELS = { block: 'Block 1', area: 'Standing', stage: 'Stage', text: 'Text' };
const square = [
  { x: 0, y: -200 },
  { x: 100, y: -200 },
  { x: 100, y: -140 },
  { x: 0, y: -140 },
];
const rowAt = (label: string, y: number) => ({
  label,
  seats: Array.from({ length: 5 }, (_, index) => ({ label: `${index + 1}`, x: index * 24, y })),
});
const PLAN: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  focalPoint: { x: 300, y: -200 },
  categories: [],
  blocks: [
    {
      blockId: 1,
      label: 'Stalls',
      description: 'Ground floor',
      bestRank: 1,
      rows: [rowAt('A', 0), rowAt('B', 30), rowAt('C', 90)],
    },
  ],
  standingAreas: [{ label: 'Pit', capacity: 50, outline: square }],
  shapes: [],
};

/** Opens a desk of 1000 by 800 pixels with the hand tool, where points snap only to neighbours. */
function open() {
  const desk = new EditorDesk(structuredClone(PLAN), null);
  desk.resize(1000, 800);
  desk.set({ isGridOn: false });
  const [block = -1] = desk.draft.root.blocks;
  const [area = -1] = desk.draft.root.areas;
  const input = (at: Point, keys: Partial<PointerInput> = {}): PointerInput => ({
    at,
    isAdding: false,
    isFree: false,
    isStepped: false,
    isPanning: false,
    ...keys,
  });
  const handle = (kind: Handle['kind'], index = 0): Point => {
    const found = findHandles(desk).filter((one) => one.kind === kind)[index];
    if (!found) throw new Error(`no handle ${kind}`);
    return found.at;
  };
  /** Drags from a point on the screen to a point in the plan. */
  const drag = (from: Point, to: Point, keys: Partial<PointerInput> = {}) => {
    const end = toScreen(desk.camera, to);
    press(desk, input(from, keys), LABELS);
    move(desk, input({ x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }, keys));
    move(desk, input(end, keys));
    release(desk, LABELS);
  };
  const key = (name: string) => {
    const action = findKeyAction({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });
    if (action) runKeyAction(desk, action, LABELS);
  };
  return {
    desk,
    block,
    area,
    rows: desk.draft.require(block, 'block').rows,
    handle,
    drag,
    key,
    corners: () => findCorners(desk.draft, area)?.points ?? [],
    row: (index: number) => desk.document.blocks[0]?.rows[index]?.seats ?? [],
  };
}

const far = { isFree: true };

test('a corner of the selected figure is dragged, and taken back', () => {
  const { desk, area, handle, drag, corners } = open();
  desk.editor.select([area]);
  drag(handle('corner', 2), { x: 140, y: -120 }, far);
  expect(corners()[2]).toEqual({ x: 140, y: -120 });
  desk.editor.undo();
  expect(corners()).toEqual(square);
});

test('the middle of an edge is dragged out to a new corner', () => {
  const { desk, area, handle, drag, corners } = open();
  desk.editor.select([area]);
  drag(handle('edge', 0), { x: 50, y: -230 }, far);
  expect(corners()).toHaveLength(5);
  expect(corners()[1]).toEqual({ x: 50, y: -230 });
});

test('a click on a handle in which the hand moved by a pixel moves nothing to the grid', () => {
  const { desk, area, handle, drag, corners } = open();
  desk.editor.select([area]);
  drag(handle('corner', 2), { x: 144, y: -124 }, far);
  desk.set({ isGridOn: true });
  const before = corners();
  for (const kind of ['corner', 'edge'] as const)
    for (const index of [0, 1, 2, 3]) {
      const { x, y } = toPlan(desk.camera, handle(kind, index));
      drag(handle(kind, index), { x: x + 0.5, y });
    }
  expect(corners()).toEqual(before);
});

test('a corner that was pressed is moved by the arrows and taken away by Delete; then Delete is the figure again', () => {
  const { desk, area, handle, drag, key, corners } = open();
  desk.editor.select([area]);
  const at = handle('corner', 1);
  press(desk, { at, isAdding: false, isFree: false, isStepped: false, isPanning: false }, LABELS);
  release(desk, LABELS);
  expect(desk.activeCorner).toEqual({ node: area, index: 1 });
  key('ArrowRight');
  expect(corners()[1]).toEqual({ x: 101, y: -200 });
  key('Delete');
  expect(corners()).toHaveLength(3);
  expect(desk.document.standingAreas).toHaveLength(1);
  key('Delete');
  expect(desk.document.standingAreas).toHaveLength(0);
  desk.editor.undo();
  drag(handle('corner', 0), { x: -50, y: -200 }, far);
  expect(corners()[0]).toEqual({ x: -50, y: -200 });
});

test('Escape lets go of the corner before it lets go of the figure', () => {
  const { desk, area, key } = open();
  desk.editor.select([area]);
  desk.set({ corner: { node: area, index: 0 } });
  key('Escape');
  expect(desk.activeCorner).toBeNull();
  expect(desk.editor.selection.size).toBe(1);
  key('Escape');
  expect(desk.editor.selection.size).toBe(0);
});

test('the handle over the selection rotates it, with Shift in steps of 15 degrees', () => {
  const { desk, block, handle, drag, row } = open();
  desk.editor.select([block]);
  const box = desk.selectionBox!;
  const centre = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  // Slightly off the horizontal: a few degrees less than a quarter turn.
  drag(handle('rotate'), { x: centre.x + 300, y: centre.y + 12 }, { isStepped: true });
  expect(row(0)[0]).toMatchObject({ rotation: 90, y: centre.y - 48 });
  desk.editor.undo();
  drag(handle('rotate'), { x: centre.x + 300, y: centre.y + 12 });
  expect(row(0)[0]!.rotation).toBeCloseTo(92.3, 1);
});

test('a single seat has no handle to rotate it by', () => {
  const { desk, rows } = open();
  desk.editor.select(desk.draft.require(rows[0]!, 'row').seats.slice(0, 1));
  expect(findHandles(desk).map(({ kind }) => kind)).toEqual(['focus']);
});

test('the handle behind selected rows bends all of them, and near the line makes them straight', () => {
  const { desk, rows, handle, drag, row } = open();
  desk.editor.select(rows.slice(0, 2));
  const start = handle('bend');
  const by = (plan: number) => {
    const { scale } = desk.camera;
    return { x: (start.x - desk.camera.offsetX) / scale, y: (start.y - desk.camera.offsetY) / scale + plan };
  };
  drag(start, by(18));
  expect([row(0)[2], row(1)[2]]).toMatchObject([{ y: 18 }, { y: 48 }]);
  expect([row(0)[0], row(0)[4]]).toMatchObject([
    { x: 0, y: 0 },
    { x: 96, y: 0 },
  ]);
  drag(handle('bend'), by(1));
  expect(row(0).map(({ y, rotation = 0 }) => [y, rotation])).toEqual(row(0).map(() => [0, 0]));
  expect(desk.editor.undo() && desk.editor.undo()).toBe(true);
  expect(desk.document).toEqual(PLAN);
});

test('a bend in progress writes nothing', () => {
  const { desk, rows, handle } = open();
  desk.editor.select(rows.slice(0, 1));
  const keys = { isAdding: false, isFree: false, isStepped: false, isPanning: false };
  const at = handle('bend');
  press(desk, { at, ...keys }, LABELS);
  move(desk, { at: { x: at.x, y: at.y + 30 }, ...keys });
  expect(desk.gesture?.kind === 'bend' && desk.gesture.places.size).toBe(5);
  expect(desk.editor.canUndo).toBe(false);
  desk.setGesture(null);
  expect(desk.document).toEqual(PLAN);
});

test('an outline round the seats bends along while they are dragged, as it will be left', () => {
  const { desk, rows, handle } = open();
  const [block = -1] = desk.draft.root.blocks;
  desk.editor.run((change) => {
    updateBlock(change, block, {
      outline:
        outlineRound(
          desk.document.blocks[0]!.rows.flatMap(({ seats }) => seats.map(({ x, y }) => ({ x: x ?? 0, y: y ?? 0 }))),
          12,
        ) ?? null,
    });
    return undefined;
  });
  const before = desk.document.blocks[0]!.outline!;
  desk.editor.select(rows);
  const keys = { isAdding: false, isFree: true, isStepped: false, isPanning: false };
  const at = handle('bend');
  press(desk, { at, ...keys }, LABELS);
  expect(findPreview(desk).figure(block, before)).toEqual(before);
  move(desk, { at: { x: at.x, y: at.y + 60 }, ...keys });
  const during = findPreview(desk).figure(block, before);
  expect(during).not.toEqual(before);
  release(desk, LABELS);
  expect(desk.document.blocks[0]!.outline).toEqual(during);
});

test('the focal point is dragged, and placed by its tool', () => {
  const { desk, handle, drag } = open();
  drag(handle('focus'), { x: 48, y: -260 }, far);
  expect(desk.document.focalPoint).toEqual({ x: 48, y: -260 });
  desk.set({ tool: 'focus' });
  drag(toScreen(desk.camera, { x: 60, y: -250 }), { x: 60, y: -250 }, far);
  expect(desk.document.focalPoint?.y).toBeCloseTo(-250);
});

test('a moved row comes as far behind its neighbour as that lies behind the one before', () => {
  const { desk, rows, drag, row } = open();
  desk.set({ tool: 'rows' });
  desk.editor.select([rows[2]!]);
  drag(toScreen(desk.camera, { x: 0, y: 90 }), { x: 1, y: 61 });
  expect(row(2).map(({ x, y }) => [x, y])).toEqual([0, 24, 48, 72, 96].map((x) => [x, 60]));
});

test('while a row is moved the equal distances are shown; with Alt nothing pulls', () => {
  const { desk, rows } = open();
  desk.set({ tool: 'rows' });
  desk.editor.select([rows[2]!]);
  const keys = { isAdding: false, isStepped: false, isPanning: false };
  const at = (y: number) => toScreen(desk.camera, { x: 0, y });
  press(desk, { at: at(90), isFree: false, ...keys }, LABELS);
  move(desk, { at: at(61), isFree: false, ...keys });
  const guides = () => (desk.gesture?.kind === 'move' ? desk.gesture.guides : undefined);
  expect(guides()?.filter(({ kind }) => kind === 'gap')).toHaveLength(2);
  move(desk, { at: at(61), isFree: true, ...keys });
  expect(guides()).toEqual([]);
});

test('a standing area comes in line with the block beside it', () => {
  const { desk, area, drag, corners } = open();
  desk.set({ tool: 'blocks' });
  desk.editor.select([area]);
  drag(toScreen(desk.camera, { x: 50, y: -170 }), { x: 47, y: -400 });
  expect(corners()[1]?.x).toBe(96);
});
