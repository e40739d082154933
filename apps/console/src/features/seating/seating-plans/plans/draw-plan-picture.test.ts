import { describe, expect, it } from 'vitest';
import { createSmallGeometry } from '#test/small-plan.ts';
import { drawPlanPicture, type PictureContext } from './draw-plan-picture.ts';

interface Square {
  colour: unknown;
  left: number;
  top: number;
  side: number;
}

function record() {
  const squares: Square[] = [];
  const context: PictureContext = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    clearRect: () => undefined,
    beginPath: () => undefined,
    lineTo: () => undefined,
    closePath: () => undefined,
    stroke: () => undefined,
    fillRect: (left, top, side) => squares.push({ colour: context.fillStyle, left, top, side }),
  };
  return { context, squares };
}

describe('the picture of a plan', () => {
  it('has a square for each seat, inside the frame, in the colour of its block', () => {
    const { context, squares } = record();
    drawPlanPicture(context, createSmallGeometry(), {
      width: 300,
      height: 160,
      colours: ['blue', 'green'],
      line: 'grey',
    });
    expect(squares.map(({ colour }) => colour)).toEqual([...Array(6).fill('blue'), 'green', 'green']);
    for (const { left, top, side } of squares) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(300);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + side).toBeLessThanOrEqual(160);
    }
  });

  it('keeps every seat visible in the smallest frame', () => {
    const { context, squares } = record();
    drawPlanPicture(context, createSmallGeometry(), { width: 26, height: 26, colours: ['blue'], line: 'grey' });
    expect(Math.min(...squares.map(({ side }) => side))).toBeGreaterThan(0.5);
  });
});
