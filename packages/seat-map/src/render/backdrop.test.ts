import { expect, test, vi } from 'vitest';
import { gridPlan } from '../testing/grid-plan.ts';
import { LIGHT_THEME } from '../testing/scenes/scene-colours.ts';
import { SoftwareCanvas } from '../testing/scenes/software-canvas.ts';
import { drawBackdrop } from './backdrop.ts';

const VIEW = { scale: 1, offsetX: 0, offsetY: 0, width: 40, height: 40, pixelRatio: 1, seatPx: 16, seatCssPx: 16 };
const points = [
  { x: 0, y: 0 },
  { x: 20, y: 10 },
];

function readWords(text?: string): unknown[] {
  const shape = { kind: 'stage' as const, points, ...(text === undefined ? {} : { text }) };
  const context = new SoftwareCanvas().getContext();
  const write = vi.spyOn(context, 'fillText').mockImplementation(() => {});
  drawBackdrop(context, { ...gridPlan({}), shapes: [shape] }, VIEW, { ...LIGHT_THEME, stageWord: 'BÜHNE' });
  return write.mock.calls;
}

test("a stage without a text of its own is named in the reader's language, in its middle", () => {
  expect(readWords()).toEqual([['BÜHNE', 10, 5]]);
});

test('a stage that its plan names keeps that name', () => {
  expect(readWords('Podium')).toEqual([['Podium', 10, 5]]);
});
