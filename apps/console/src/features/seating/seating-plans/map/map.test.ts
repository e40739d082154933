import { createSeatMap, type MapSurfaces } from '@parterre/seat-map';
import { describe, expect, it, vi } from 'vitest';
import { createBrandTheme } from '#brands/create-brand-theme.ts';
import { createMapTheme } from '#brands/map-theme.ts';
import { createSmallGeometry } from '#test/small-plan.ts';
import { listFlags, paintPlan } from './paint-plan.ts';
import { createPlanLook } from './use-plan-look.ts';
import { findTarget, showTarget } from './use-plan-view.ts';

const geometry = createSmallGeometry();
const theme = createBrandTheme('parterre');
const look = createPlanLook(theme, 'light', createMapTheme(theme, 'light', 'STAGE'));

describe('a place of a finding', () => {
  it('is the seat, the row or the block by the indexes of the document', () => {
    expect(findTarget(geometry, { blockIndex: 0, rowIndex: 1, seatIndex: 2 })).toEqual({
      kind: 'seat',
      block: 0,
      firstSeat: 5,
      seatCount: 1,
    });
    expect(findTarget(geometry, { blockIndex: 0, rowIndex: 1 })).toMatchObject({
      kind: 'row',
      firstSeat: 3,
      seatCount: 3,
    });
    expect(findTarget(geometry, { blockIndex: 1 })).toMatchObject({ kind: 'block', firstSeat: 6, seatCount: 2 });
  });

  it('is the nearest place that is known, and none without a block', () => {
    expect(findTarget(geometry, { blockIndex: 1, rowIndex: 9 })).toMatchObject({ kind: 'block', block: 1 });
    expect(findTarget(geometry, { blockIndex: 1, rowIndex: 0, seatIndex: 9 })).toMatchObject({ kind: 'row' });
    expect(findTarget(geometry, { blockIndex: 2 })).toBeUndefined();
    expect(findTarget(geometry, {})).toBeUndefined();
  });

  it('is zoomed to, and its seats are ringed', () => {
    const map = createTestMap();
    map.resize(800, 600, 1);
    const row = findTarget(geometry, { blockIndex: 0, rowIndex: 1 });
    if (row) showTarget(map, row);
    expect([...map.selection()]).toEqual([3, 4, 5]);
    const block = findTarget(geometry, { blockIndex: 1 });
    if (block) showTarget(map, block);
    expect([...map.selection()]).toEqual([]);
    const { minX, maxX, minY, maxY } = map.viewport;
    expect([(minX + maxX) / 2, (minY + maxY) / 2]).toEqual([expect.closeTo(30), expect.closeTo(100)]);
  });
});

describe('the paint of a plan', () => {
  it('gives blocks colours in turn and seats their flags', () => {
    const { allocation, palette } = paintPlan(geometry, look);
    expect([...allocation.price]).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
    expect([...allocation.hold]).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
    expect(palette.holds.map(({ flag }) => flag)).toEqual(['ACC', 'RV']);
    expect(palette.prices).toHaveLength(look.blocks.length);
  });

  it('names the flags that are drawn on the map', () => {
    expect(listFlags(geometry)).toEqual({ isAccessible: true, isRestricted: true });
    expect(listFlags({ flags: new Uint8Array(4) })).toEqual({ isAccessible: false, isRestricted: false });
  });

  it('has literal colours in both appearances', () => {
    const dark = createPlanLook(theme, 'dark', createMapTheme(theme, 'dark', 'STAGE'));
    for (const colour of [...dark.blocks, dark.accessible, dark.map.mapBackground, ...look.blocks])
      expect(colour).toMatch(/^(#|rgba?\()/);
    expect(dark.map.mapBackground).not.toBe(look.map.mapBackground);
  });
});

/** The map paints only in frames, and the test runs none. */
function createTestMap() {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ measureText: () => ({ width: 1 }) });
    },
  );
  const surface = {} as MapSurfaces['seats'];
  return createSeatMap({
    target: { backdrop: surface, seats: surface, foreground: surface },
    geometry,
    ...paintPlan(geometry, look),
    theme: look.map,
    mode: 'view',
    requestFrame: () => undefined,
    now: () => 0,
  });
}
