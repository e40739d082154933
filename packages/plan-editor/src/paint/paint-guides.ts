import { toScreen } from '@parterre/canvas';
import type { Guide } from '@parterre/seating-plan/edit';
import type { Painting } from './painting.ts';

const CAP_PX = 4;

/** The lines and equal distances that a running move has come to. */
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

/** As on a drawing: a line between two caps. */
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
