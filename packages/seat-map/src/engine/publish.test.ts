import { expect, test } from 'vitest';
import { gridPlan } from '../testing/grid-plan.ts';
import { script } from '../testing/script.ts';
import { publish } from './publish.ts';

const geometry = gridPlan({ rows: 3, seats: 6 });

test('the snapshot stays the same object while nothing in it changes', () => {
  const user = script({ geometry });
  user.move(3);
  const before = user.engine.snapshot;
  let calls = 0;
  user.engine.listeners.add(() => calls++);
  user.move(3);
  publish(user.engine);
  expect(user.engine.snapshot).toBe(before);
  expect(calls).toBe(0);
});

test('a change makes a new frozen snapshot that keeps the parts that did not change', () => {
  const user = script({ geometry });
  user.engine.cursor = 2;
  publish(user.engine);
  const before = user.engine.snapshot;
  let calls = 0;
  user.engine.listeners.add(() => calls++);
  user.move(3);
  expect(calls).toBe(1);
  expect(user.engine.snapshot).not.toBe(before);
  expect(user.engine.snapshot.cursor).toBe(before.cursor);
  expect(Object.isFrozen(user.engine.snapshot)).toBe(true);
});

test('the counts version tells edits from mere looking', () => {
  const user = script({ geometry });
  const { countsVersion } = user.engine.snapshot;
  user.move(3);
  user.wheel(3, -100);
  expect(user.engine.snapshot.countsVersion).toBe(countsVersion);
  user.choose('seat');
  user.click(3);
  user.assign({ price: 1 });
  expect(user.engine.snapshot.countsVersion).toBeGreaterThan(countsVersion);
});

test('the selection version tells another selection of equal number and value', () => {
  const user = script({ geometry });
  user.choose('seat');
  user.click(3);
  const before = user.engine.snapshot;
  user.click(4);
  user.click(3);
  const after = user.engine.snapshot;
  expect([after.selectionSize, after.selectionValueMinor]).toEqual([before.selectionSize, before.selectionValueMinor]);
  expect(after.selectionVersion).toBeGreaterThan(before.selectionVersion);
});
