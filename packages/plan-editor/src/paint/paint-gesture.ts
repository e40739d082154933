import { toScreen } from '@parterre/canvas';
import type { DrawnRow, Guide } from '@parterre/seating-plan/edit';
import type { Gesture } from '../desk/gesture.ts';
import { cornersOf } from '../desk/gesture.ts';
import { type Painting, setPath } from './painting.ts';

/** Paints the result of the running gesture, and the lines that the pointer has snapped to. */
export function paintGesture(painting: Painting): void {
  const { context, desk, look } = painting;
  const { gesture } = desk;
  context.lineWidth = 1.5;
  context.strokeStyle = look.map.primary;
  paintSnapLines(painting);
  if (!gesture) return;
  const rows = desk.toolInHand.use.sketchRows?.(desk, gesture);
  if (rows) paintRows(painting, rows);
  else if (gesture.kind === 'points') {
    setPath(painting, [...gesture.points, gesture.to], false);
    context.stroke();
  } else if (gesture.kind === 'marquee' || gesture.kind === 'box') {
    setPath(painting, cornersOf(gesture.from, gesture.to), true);
    context.setLineDash([5, 4]);
    context.stroke();
    context.setLineDash([]);
  }
}

function paintRows({ context, desk, look }: Painting, rows: readonly DrawnRow[]): void {
  const radius = Math.max(1.5, desk.columns.pitch * 0.4 * desk.camera.scale);
  context.beginPath();
  for (const row of rows) {
    for (const seat of row) {
      const { x, y } = toScreen(desk.camera, seat);
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  context.stroke();
  const first = rows[0]?.at(-1);
  if (!first) return;
  const { x, y } = toScreen(desk.camera, first);
  context.font = `600 13px ${look.map.fontFamily}`;
  context.textAlign = 'left';
  context.fillStyle = look.map.text;
  context.fillText(`${rows.length} × ${rows[0]?.length ?? 0}`, x + radius + 8, y - radius - 8);
}

function paintSnapLines({ context, desk, look }: Painting): void {
  const { pointer, gesture, toolInHand, camera } = desk;
  if (!pointer || (!toolInHand.needsWrite && !isSnapping(gesture))) return;
  const at = toScreen(camera, pointer);
  context.beginPath();
  if (pointer.lineX !== null) {
    context.moveTo(at.x, 0);
    context.lineTo(at.x, camera.height);
  }
  if (pointer.lineY !== null) {
    context.moveTo(0, at.y);
    context.lineTo(camera.width, at.y);
  }
  context.save();
  context.setLineDash([2, 4]);
  context.lineWidth = 1;
  context.strokeStyle = look.map.bad;
  context.stroke();
  context.restore();
}

const isSnapping = (gesture: Gesture | null): boolean =>
  gesture?.kind === 'move' || gesture?.kind === 'corner' || gesture?.kind === 'focus';

const CAP_PX = 4;

/** Paints the lines and equal distances that a running move has snapped to. */
export function paintGuides(painting: Painting): void {
  const { context, desk, look } = painting;
  if (desk.gesture?.kind !== 'move') return;
  context.save();
  context.strokeStyle = look.map.bad;
  context.lineWidth = 1;
  for (const guide of desk.gesture.guides ?? []) {
    context.setLineDash(guide.kind === 'line' ? [2, 4] : []);
    context.beginPath();
    if (guide.kind === 'line') traceLine(painting, guide);
    else traceGap(painting, guide);
    context.stroke();
  }
  context.restore();
}

function traceLine({ context, desk: { camera } }: Painting, { axis, at }: Extract<Guide, { kind: 'line' }>): void {
  const { x, y } = toScreen(camera, { x: at, y: at });
  context.moveTo(axis === 'x' ? x : 0, axis === 'x' ? 0 : y);
  context.lineTo(axis === 'x' ? x : camera.width, axis === 'x' ? camera.height : y);
}

/** Traces a dimension line between two caps, as on a technical drawing. */
function traceGap({ context, desk: { camera } }: Painting, guide: Extract<Guide, { kind: 'gap' }>): void {
  const { axis, from, to, at } = guide;
  for (const [along, cap] of [
    [from, CAP_PX],
    [to, CAP_PX],
  ] as const) {
    const { x, y } = toScreen(camera, axis === 'x' ? { x: along, y: at } : { x: at, y: along });
    context.moveTo(axis === 'x' ? x : x - cap, axis === 'x' ? y - cap : y);
    context.lineTo(axis === 'x' ? x : x + cap, axis === 'x' ? y + cap : y);
  }
  const start = toScreen(camera, axis === 'x' ? { x: from, y: at } : { x: at, y: from });
  const end = toScreen(camera, axis === 'x' ? { x: to, y: at } : { x: at, y: to });
  context.moveTo(start.x, start.y);
  context.lineTo(end.x, end.y);
}
