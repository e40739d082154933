import type { Geometry } from '@parterre/seating-plan/geometry';

/** The drawing context of a canvas, already scaled to CSS pixels. */
export type PictureContext = Pick<
  CanvasRenderingContext2D,
  'clearRect' | 'fillRect' | 'beginPath' | 'lineTo' | 'closePath' | 'stroke' | 'fillStyle' | 'strokeStyle' | 'lineWidth'
>;

interface PictureFrame {
  width: number;
  height: number;
  /** Assigned to blocks in turn. */
  colours: readonly string[];
  line: string;
}

const MARGIN_PX = 12;
const SEAT_PX_MIN = 0.75;
const SEAT_SHARE = 0.8;

/**
 * Draws squares instead of circles: a list of plans paints tens of thousands of seats, too small to see a difference.
 */
export function drawPlanPicture(context: PictureContext, geometry: Geometry, frame: PictureFrame): void {
  const { bounds, pitch, x, y } = geometry;
  const scale = Math.min(
    (frame.width - 2 * MARGIN_PX) / (bounds.maxX - bounds.minX + pitch),
    (frame.height - 2 * MARGIN_PX) / (bounds.maxY - bounds.minY + pitch),
  );
  const offsetX = frame.width / 2 - ((bounds.minX + bounds.maxX) / 2) * scale;
  const offsetY = frame.height / 2 - ((bounds.minY + bounds.maxY) / 2) * scale;
  const side = Math.min(14, Math.max(SEAT_PX_MIN, pitch * scale * SEAT_SHARE));
  context.clearRect(0, 0, frame.width, frame.height);
  context.strokeStyle = frame.line;
  context.lineWidth = 1;
  const outlines = [
    ...geometry.standingAreas.map((area) => area.outline),
    ...geometry.shapes.filter((shape) => shape.kind === 'stage').map((shape) => shape.points),
  ];
  for (const outline of outlines) {
    context.beginPath();
    for (const point of outline) context.lineTo(point.x * scale + offsetX, point.y * scale + offsetY);
    context.closePath();
    context.stroke();
  }
  for (const [index, block] of geometry.blocks.entries()) {
    context.fillStyle = frame.colours[index % frame.colours.length] ?? frame.line;
    for (let seat = block.firstSeat; seat < block.firstSeat + block.seatCount; seat++) {
      const left = (x[seat] ?? 0) * scale + offsetX - side / 2;
      const top = (y[seat] ?? 0) * scale + offsetY - side / 2;
      context.fillRect(left, top, side, side);
    }
  }
}
