import { EditorDesk } from '@parterre/plan-editor';
import type { SeatingPlan } from '@parterre/seating-plan';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { DeskContext } from '../desk-context.ts';
import { PlanMiniMap } from './plan-mini-map.tsx';

afterEach(() => void vi.restoreAllMocks());

const seats = Array.from({ length: 40 }, (_, at) => ({ label: `${at + 1}`, x: at * 24, y: 0 }));
const PLAN: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  categories: [],
  blocks: [{ blockId: 1, label: 'Stalls', description: 'Stalls', bestRank: 1, rows: [{ label: 'A', seats }] }],
  standingAreas: [],
  shapes: [],
};
const PICTURE = { url: 'hall.png', width: 800, height: 600, x: 0, y: 0, scale: 1, opacity: 0.5 };

test('is drawn again when the picture below the drawing makes the plan larger', async () => {
  const dots: number[] = [];
  const pen = {
    setTransform: vi.fn(),
    clearRect: () => void dots.splice(0),
    fillRect: (x: number) => void dots.push(x),
    strokeRect: vi.fn(),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  const desk = new EditorDesk(PLAN, PICTURE);
  desk.resize(900, 700);
  desk.zoom(8);
  const { container } = await renderWithConsole(
    <DeskContext value={desk}>
      <PlanMiniMap />
    </DeskContext>,
  );
  await waitFor(() => expect(dots).toHaveLength(40));
  const spread = () => (dots.at(-1) ?? 0) - (dots[0] ?? 0);
  const before = spread();
  act(() => desk.setTrace({ ...PICTURE, x: -3000 }));
  await waitFor(() => expect(spread()).toBeLessThan(before / 2));
  const canvas = container.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  fireEvent.pointerDown(canvas, { buttons: 1, clientX: dots[0], clientY: 48 });
  expect(desk.camera.offsetX).toBeCloseTo(450, 0);
});
