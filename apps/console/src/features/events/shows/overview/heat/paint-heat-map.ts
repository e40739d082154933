import type { Geometry } from '@parterre/seating-plan/geometry';
import { GIVEN, HEAT_STEPS, WITHHELD } from './heat-steps.ts';

export interface HeatColours {
  sold: string;
  unsold: string;
  withheld: string;
  stage: string;
}

const INSET_PX = 8;

/** The opacity of a step: the first differs from an unsold seat, the last is opaque. */
export const heatAlpha = (step: number): number => 0.4 + (0.6 * (step - 1)) / (HEAT_STEPS - 1);

/** Fits the plan into the canvas and paints each seat as a small square, rotated like the seat. */
export function paintHeatMap(
  context: CanvasRenderingContext2D,
  size: { width: number; height: number; pixelRatio: number },
  geometry: Geometry,
  { paints, colours }: { paints: Uint8Array; colours: HeatColours },
): void {
  const { width, height, pixelRatio } = size;
  const { bounds, pitch, x, y, rotation, seatCount } = geometry;
  const spanX = bounds.maxX - bounds.minX + pitch;
  const spanY = bounds.maxY - bounds.minY + pitch;
  const scale = Math.min((width - 2 * INSET_PX) / spanX, (height - 2 * INSET_PX) / spanY);
  const left = width / 2 - ((bounds.minX + bounds.maxX) / 2) * scale;
  const top = height / 2 - ((bounds.minY + bounds.maxY) / 2) * scale;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);
  paintStage(context, geometry, { scale, left, top }, colours.stage);
  const side = Math.max(1, pitch * scale * 0.78);
  for (let seat = 0; seat < seatCount; seat++) {
    const step = paints[seat] ?? 0;
    const centreX = (x[seat] ?? 0) * scale + left;
    const centreY = (y[seat] ?? 0) * scale + top;
    context.globalAlpha = step > 0 && step < WITHHELD ? heatAlpha(step) : 1;
    context.fillStyle = step === 0 ? colours.unsold : step === WITHHELD ? colours.withheld : colours.sold;
    const look = step === WITHHELD ? 'striped' : step === GIVEN ? 'framed' : 'full';
    paintSeat(context, { centreX, centreY, side, turn: rotation[seat] ?? 0 }, look);
  }
  context.globalAlpha = 1;
}

interface SeatSquare {
  centreX: number;
  centreY: number;
  side: number;
  turn: number;
}

/**
 * Seats of a few pixels are not rotated. Larger withheld seats are striped and comps are outlined, so that colour is not
 * the only cue.
 */
function paintSeat(
  context: CanvasRenderingContext2D,
  { centreX, centreY, side, turn }: SeatSquare,
  look: 'full' | 'striped' | 'framed',
) {
  const half = side / 2;
  if (side < 4) {
    context.fillRect(centreX - half, centreY - half, side, side);
    return;
  }
  context.save();
  context.translate(centreX, centreY);
  context.rotate((turn * Math.PI) / 180);
  context.beginPath();
  context.roundRect(-half, -half, side, side, Math.min(2, side / 4));
  if (look === 'framed') {
    context.clip();
    context.lineWidth = Math.max(3, side / 2.5);
    context.strokeStyle = context.fillStyle;
    context.stroke();
  } else if (look === 'striped') {
    context.clip();
    for (let stripe = -side; stripe < side; stripe += 3) {
      context.beginPath();
      context.moveTo(stripe, half);
      context.lineTo(stripe + side, -half);
      context.lineWidth = 1.2;
      context.strokeStyle = context.fillStyle;
      context.stroke();
    }
  } else context.fill();
  context.restore();
}

function paintStage(
  context: CanvasRenderingContext2D,
  { shapes }: Geometry,
  fit: { scale: number; left: number; top: number },
  colour: string,
): void {
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = 2;
  for (const shape of shapes) {
    if (shape.kind === 'text' || shape.points.length < 2) continue;
    context.beginPath();
    for (const point of shape.points) context.lineTo(point.x * fit.scale + fit.left, point.y * fit.scale + fit.top);
    if (shape.kind === 'stage' && shape.points.length > 2) context.fill();
    else context.stroke();
  }
}
