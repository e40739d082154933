import { emptyAllocation, type InputRecord, type MapMode, type MapTheme, type ToolName } from '@parterre/seat-map';
import { compilePlan } from '@parterre/seating-plan';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { stubCanvas } from '#test/stub-canvas.ts';
import { createTwoBlockPlan } from '#test/two-block-plan.ts';
import { openSeatDesk } from './seat-desk.ts';
import { createActs, useOpenDesk } from './use-open-desk.ts';

beforeEach(stubCanvas);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const THEME: MapTheme = {
  ...{ mapBackground: '#ffffff', surface: '#ffffff', text: '#000000', text2: '#000000', text3: '#000000' },
  ...{ line: '#cccccc', lineStrong: '#999999', controlLine: '#999999', select: '#ff0000', selectGap: '#ffffff' },
  ...{ bad: '#ff0000', seatStroke: '#000000', focus: '#0000ff', primary: '#0000ff' },
  ...{ fontFamily: 'Inter', stageWord: 'Stage' },
};

/** Opens a map of two blocks and records the calls to the page. */
function open({
  tool,
  isReadOnly = false,
  isArmed = true,
}: {
  tool: ToolName;
  isReadOnly?: boolean;
  isArmed?: boolean;
}) {
  const geometry = compilePlan(createTwoBlockPlan());
  const seats = { geometry, allocation: emptyAllocation(geometry), planVersionId: 1, revisions: new Map(), cursor: '' };
  const told: string[] = [];
  const around = createActs(() => ({
    isReadOnly,
    onAssigned: () => told.push('assigned'),
    onPin: (seat) => told.push(`seat ${seat}`),
  }));
  const desk = openSeatDesk({ target: document.createElement('div'), seats, mode: 'edit', theme: THEME, around });
  const { map } = desk;
  map.setTool(tool);
  if (isArmed) map.arm({ price: 1 });
  const keys = { shift: false, alt: false, ctrl: false };
  const input = (type: 'down' | 'move' | 'up', seat: number, held: Partial<typeof keys> = {}) => {
    const { x, y } = map.describe(seat) ?? { x: 0, y: 0 };
    map.dispatch({ type, x, y, pointer: 1, button: 0, ...keys, ...held } satisfies InputRecord);
  };
  const click = (seat: number, held?: Partial<typeof keys>) => {
    input('move', seat, held);
    input('down', seat, held);
    input('up', seat, held);
  };
  const enter = () => map.dispatch({ type: 'keydown', key: 'Enter', ...keys });
  const given = () => [...map.columns().price.keys()].filter((seat) => map.describe(seat)?.price === 1);
  return { map, told, click, enter, given };
}

test('a permission that is withdrawn locks the open map, and its unsaved edits stay', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const geometry = compilePlan(createTwoBlockPlan());
  const seats = { geometry, allocation: emptyAllocation(geometry), planVersionId: 1, revisions: new Map(), cursor: '' };
  const host = document.createElement('div');
  const acts = { isReadOnly: false, isPhone: false, onAssigned: () => undefined, onPin: () => undefined };
  const { result, rerender } = renderHook(
    ({ mode }: { mode: MapMode }) => useOpenDesk(host, seats, { mode, ...acts }),
    {
      initialProps: { mode: 'edit' },
      wrapper: KitWrapper,
    },
  );
  const desk = result.current;
  desk?.map.select(Uint32Array.of(0));
  desk?.map.assign({ price: 1 });
  rerender({ mode: 'view' });
  expect(result.current).toBe(desk);
  expect(desk?.map.isDirty).toBe(true);
  expect(desk?.map.assign({ price: 2 }).changed).toBe(0);
});

test('while something is armed each click selects anew and assigns', () => {
  const { map, told, click, given } = open({ tool: 'seat' });
  click(0);
  click(5);
  expect([...map.selection()]).toEqual([5]);
  expect(given()).toEqual([0, 5]);
  expect(told).toEqual(['assigned', 'assigned']);
});

test('with Shift a click adds to what is selected', () => {
  const { map, click } = open({ tool: 'seat' });
  click(0);
  click(5, { shift: true });
  expect([...map.selection()]).toEqual([0, 5]);
});

test('Enter assigns to what is selected instead of taking the cursor’s seat', () => {
  const { map, told, enter, given } = open({ tool: 'row', isArmed: false });
  map.select([1, 2]);
  map.setCursor(3);
  map.arm({ price: 1 });
  expect(enter()).toBe(true);
  expect(given()).toEqual([1, 2]);
  expect([...map.selection()]).toEqual([1, 2]);
  expect(told).toEqual(['assigned']);
});

test('a user who may only read, or has nothing armed, selects and assigns nothing', () => {
  for (const reader of [open({ tool: 'seat', isReadOnly: true }), open({ tool: 'seat', isArmed: false })]) {
    reader.click(0);
    expect([...reader.map.selection()]).toEqual([0]);
    expect(reader.given()).toEqual([]);
    expect(reader.told).toEqual([]);
  }
});

test('a click with the hand tool pins the seat', () => {
  const { told, click } = open({ tool: 'hand', isArmed: false });
  click(6);
  expect(told).toEqual(['seat 6']);
});
