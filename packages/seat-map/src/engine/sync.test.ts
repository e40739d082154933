import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { expect, test } from 'vitest';
import { readCounts } from '../model/counts.ts';
import { diffModel } from '../model/diff.ts';
import { allocate } from '../testing/allocate.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { SAMPLE_PALETTE } from '../testing/sample-palette.ts';
import { script } from '../testing/script.ts';
import { startPainting } from './create-tool-host.ts';
import { publish } from './publish.ts';
import { selectOnly } from './select-seats.ts';
import { applyRemoteChanges, confirmSave, load, rebase, setPalette } from './sync.ts';

const geometry = gridPlan({ blocks: 2, rows: 2, seats: 5 });

function start(options = {}) {
  const user = script({ geometry, allocation: allocate(geometry, { price: 1, ...options }) });
  const assignTo = (seats: number[], price: number) => {
    selectOnly(user.engine, seats);
    publish(user.engine);
    return user.assign({ price });
  };
  return { user, engine: user.engine, assignTo };
}

test('a sale by somebody else shows at once, in the colour it was sold at, and is no edit', () => {
  const { user, engine } = start();
  applyRemoteChanges(engine, [{ from: 2, to: 3, claim: CLAIM_CODE.sold, claimPrice: 2 }]);
  user.expectState(2, 'SOLD');
  expect(readCounts(engine.model).prices.find((price) => price.ordinal === 2)).toMatchObject({ seats: 2, sold: 2 });
  expect(engine.snapshot).toMatchObject({ isDirty: false, undoDepth: 0 });
});

test('a seat that was sold before stays what it was sold as, when later sales say as what', () => {
  const { engine } = start({ sold: [1] });
  applyRemoteChanges(engine, [{ from: 2, to: 2, claim: CLAIM_CODE.sold, claimPrice: 2 }]);
  applyRemoteChanges(engine, [{ from: 0, to: 3, price: 3 }]);
  const sold = readCounts(engine.model).prices.map((price) => [price.ordinal, price.sold]);
  expect(sold).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 0],
  ]);
});

test('a seat the user has edited keeps the edit when somebody else changes its base', () => {
  const { user, engine, assignTo } = start();
  assignTo([0], 3);
  applyRemoteChanges(engine, [{ from: 0, to: 1, price: 2 }]);
  user.expectAllocation([0], { price: 3 });
  user.expectAllocation([1], { price: 2 });
  expect(diffModel(engine.model)).toEqual([{ block: 0, blockId: 100, ranges: [{ from: 0, to: 0, price: 3 }] }]);
});

test('undoing an own step never takes back what somebody else saved meanwhile', () => {
  const { user, engine, assignTo } = start();
  assignTo([0], 3);
  applyRemoteChanges(engine, [{ from: 0, to: 0, price: 2 }]);
  user.undo();
  user.expectAllocation([0], { price: 2 });
  expect(engine.snapshot.isDirty).toBe(false);
});

test('a stroke that is given up never takes back what somebody else saved while it ran, nor does undoing it', () => {
  const { user, engine } = start();
  const isSaved = () => expect([engine.model.price[0], engine.snapshot.isDirty]).toEqual([2, false]);
  engine.armed = { price: 3 };
  const stroke = startPainting(engine, false);
  stroke?.paint([0]);
  applyRemoteChanges(engine, [{ from: 0, to: 0, price: 2 }]);
  stroke?.cancel();
  publish(engine);
  isSaved();
  const next = startPainting(engine, false);
  next?.paint([0]);
  applyRemoteChanges(engine, [{ from: 0, to: 0, price: 4 }]);
  applyRemoteChanges(engine, [{ from: 0, to: 0, price: 2 }]);
  next?.finish();
  user.undo();
  isSaved();
});

test('a seat that is sold while it carries an edit counts at the base price, and shows the edit again when released', () => {
  const { user, engine, assignTo } = start();
  assignTo([0], 3);
  applyRemoteChanges(engine, [{ from: 0, to: 0, claim: CLAIM_CODE.basket }]);
  expect(readCounts(engine.model).prices.find((price) => price.ordinal === 3)?.seats).toBe(0);
  applyRemoteChanges(engine, [{ from: 0, to: 0, claim: CLAIM_CODE.none }]);
  user.expectState(0, 'ASSIGNED');
  expect(readCounts(engine.model).prices.find((price) => price.ordinal === 3)?.seats).toBe(1);
});

test('an alternating block withholds every second free seat and gives it back exactly', () => {
  const { user, engine } = start({ sold: [1] });
  const before = readCounts(engine.model);
  applyRemoteChanges(engine, [{ block: 0, alternating: true }]);
  user.expectState(0, 'ASSIGNED');
  user.expectState(1, 'SOLD');
  user.expectState(3, 'BLOCKED');
  user.expectState(13, 'ASSIGNED');
  user.move(3);
  expect(engine.snapshot.hovered?.withheldBy).toBe('alternating');
  applyRemoteChanges(engine, [{ block: 0, alternating: false }]);
  expect(readCounts(engine.model)).toEqual(before);
});

test('rebasing keeps the unsaved edits on top of what was loaded', () => {
  const { user, engine, assignTo } = start();
  assignTo([0, 1], 3);
  const next = allocate(geometry, { price: 2, sold: [1], holds: { 0: 2, 5: 2 } });
  rebase(engine, next);
  user.expectAllocation([0], { price: 3, hold: 2 });
  user.expectAllocation([5], { price: 2, hold: 2 });
  user.expectState(1, 'SOLD');
  user.undo();
  user.expectAllocation([0], { price: 2, hold: 2 });
});

test('rebasing switches alternating blocks as they were loaded', () => {
  const { user, engine } = start({ alternating: [1] });
  rebase(engine, allocate(geometry, { price: 1, alternating: [0] }));
  user.expectState(1, 'BLOCKED');
  user.expectState(11, 'ASSIGNED');
});

test('saving makes the edits the base; what the server skipped goes back', () => {
  const { user, engine, assignTo } = start();
  assignTo([0, 1, 2], 3);
  confirmSave(engine, diffModel(engine.model), [1]);
  expect(engine.snapshot.isDirty).toBe(false);
  expect(diffModel(engine.model)).toEqual([]);
  user.expectAllocation([0, 2], { price: 3 });
  user.expectAllocation([1], { price: 1 });
  user.undo();
  user.expectAllocation([0], { price: 1 });
  expect(engine.snapshot.isDirty).toBe(true);
});

test('an edit of a seat that was sold before the answer came is over, and the seat is what it was sold as', () => {
  const { user, engine, assignTo } = start();
  assignTo([0, 1], 3);
  const sent = diffModel(engine.model);
  applyRemoteChanges(engine, [{ from: 1, to: 1, claim: CLAIM_CODE.sold }]);
  confirmSave(engine, sent, []);
  user.expectAllocation([0], { price: 3 });
  expect(readCounts(engine.model).prices.find(({ ordinal }) => ordinal === 1)?.sold).toBe(1);
  expect([engine.snapshot.isDirty, diffModel(engine.model)]).toEqual([false, []]);
});

test('what is taken back or added while a save is under way stays unsaved against what was sent', () => {
  const { user, engine, assignTo } = start();
  assignTo([0, 1], 3);
  const sent = diffModel(engine.model);
  user.undo();
  assignTo([7], 2);
  confirmSave(engine, sent, []);
  user.expectAllocation([0, 1], { price: 1 });
  expect(engine.snapshot.isDirty).toBe(true);
  expect(diffModel(engine.model).flatMap(({ ranges }) => ranges)).toEqual([
    { from: 0, to: 1, price: 1 },
    { from: 7, to: 7, price: 2 },
  ]);
});

test('loading starts anew: no edits, no undo, no selection', () => {
  const { user, engine, assignTo } = start();
  assignTo([0], 3);
  load(engine, geometry, allocate(geometry, { price: 2 }));
  user.expectSelection([]);
  expect(engine.snapshot).toMatchObject({ isDirty: false, undoDepth: 0, selectionSize: 0 });
});

test('loading refuses columns that do not fit the plan', () => {
  const { engine } = start();
  expect(() => load(engine, geometry, { ...allocate(geometry, {}), hold: new Uint16Array(3) })).toThrow(
    'Column hold has 3 entries, not 20',
  );
});

test('a hold that stops allowing sales blocks its seats at once', () => {
  const { user, engine } = start({ holds: { 4: 1 } });
  user.expectState(4, 'ASSIGNED');
  setPalette(engine, {
    ...SAMPLE_PALETTE,
    holds: SAMPLE_PALETTE.holds.map((hold) => ({ ...hold, allowSales: false })),
  });
  user.expectState(4, 'BLOCKED');
});

test('a hold that nobody has described yet blocks its seats and says so', () => {
  const { user, engine } = start({ holds: { 4: 1, 5: 7 } });
  user.expectState(5, 'BLOCKED');
  user.move(5);
  expect(engine.snapshot.hovered?.withheldBy).toBe('hold');
});

test('of what somebody else did, the edits that stand on something new and those that cannot be saved are told', () => {
  const { engine, assignTo, user } = start();
  assignTo([0, 1, 2, 3], 3);
  const effect = applyRemoteChanges(engine, [
    { from: 0, to: 0, price: 2 },
    { from: 1, to: 1, price: 3 },
    { from: 2, to: 2, claim: CLAIM_CODE.sold },
    { from: 5, to: 6, price: 2, claim: CLAIM_CODE.sold },
  ]);
  expect(effect).toEqual({ overtaken: [0], claimed: [2], freed: [] });
  user.expectAllocation([0, 1, 2, 3], { price: 3 });
  expect(diffModel(engine.model).flatMap(({ ranges }) => ranges)).toEqual([
    { from: 0, to: 0, price: 3 },
    { from: 2, to: 3, price: 3 },
  ]);
});

test('an edit under a sale wears the red cross until the seat is free again', () => {
  const { engine, assignTo } = start();
  assignTo([0], 3);
  selectOnly(engine, [4]);
  applyRemoteChanges(engine, [{ from: 0, to: 0, claim: CLAIM_CODE.basket }]);
  expect(engine.snapshot.skippedCount).toBe(1);
  expect(applyRemoteChanges(engine, [{ from: 0, to: 0, claim: CLAIM_CODE.none }]).freed).toEqual([0]);
  expect(engine.snapshot.skippedCount).toBe(0);
});

test('the same news twice, and old news after new ones, end as the last one says', () => {
  const { engine, user } = start();
  const sold = [{ from: 0, to: 1, claim: CLAIM_CODE.sold, claimPrice: 1, claimHold: 0 }];
  for (const news of [sold, sold, [{ from: 0, to: 0, claim: CLAIM_CODE.none, claimPrice: 0, claimHold: 0 }], sold])
    applyRemoteChanges(engine, news);
  user.expectState(0, 'SOLD');
  expect(readCounts(engine.model).states.SOLD).toBe(2);
});

test('after a save nothing stays selected, but for what was painted while it was under way', () => {
  const { user, engine, assignTo } = start();
  assignTo([0, 1], 3);
  const sent = diffModel(engine.model);
  confirmSave(engine, sent, []);
  user.expectSelection([]);
  assignTo([2], 3);
  const again = diffModel(engine.model);
  assignTo([2, 3], 2);
  confirmSave(engine, again, []);
  user.expectSelection([3]);
  expect(engine.snapshot.isDirty).toBe(true);
});
