import { toScreen } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import { middleOf } from '@parterre/seating-plan/edit';
import { findHandles, type Handle } from '../gestures/handles.ts';
import type { Painting } from './painting.ts';

const CORNER_PX = 4.5;
const EDGE_PX = 3;
const ROUND_PX = 6;
const FOCUS_PX = 9;

/** Paints the handles of the selection. While one is dragged, the others are hidden. */
export function paintHandles(painting: Painting): void {
  const { desk } = painting;
  const { gesture } = desk;
  if (!desk.toolInHand.selects || (gesture && gesture.kind !== 'corner')) return;
  for (const handle of findHandles(desk)) paintHandle(painting, handle);
}

function paintHandle(painting: Painting, handle: Handle): void {
  const { context, desk, look } = painting;
  const { at } = handle;
  context.lineWidth = 1.5;
  context.strokeStyle = look.map.primary;
  context.fillStyle = look.map.surface;
  if (handle.kind === 'corner') {
    const active = desk.activeCorner;
    if (active?.index === handle.index) context.fillStyle = look.map.primary;
    context.fillRect(at.x - CORNER_PX, at.y - CORNER_PX, CORNER_PX * 2, CORNER_PX * 2);
    context.strokeRect(at.x - CORNER_PX, at.y - CORNER_PX, CORNER_PX * 2, CORNER_PX * 2);
  } else if (handle.kind === 'edge') paintDot(painting, at, EDGE_PX);
  else if (handle.kind === 'rotate') paintRotation(painting, at);
  else if (handle.kind === 'bend') paintBow(painting, at);
}

function paintDot({ context }: Painting, { x, y }: Point, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

/** Paints the frame of the selection with a stem to a rotation arrow. */
function paintRotation(painting: Painting, at: Point): void {
  const { context, desk, look } = painting;
  const box = desk.selectionBox;
  if (!box) return;
  const from = toScreen(desk.camera, { x: box.minX, y: box.minY });
  const to = toScreen(desk.camera, { x: box.maxX, y: box.maxY });
  context.save();
  context.globalAlpha = 0.6;
  context.setLineDash([4, 4]);
  context.lineWidth = 1;
  context.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y);
  context.restore();
  context.beginPath();
  context.moveTo(at.x, at.y + ROUND_PX);
  context.lineTo(at.x, from.y);
  context.stroke();
  paintDot(painting, at, ROUND_PX + 3);
  context.beginPath();
  context.arc(at.x, at.y, 4.5, -0.4 * Math.PI, 1.2 * Math.PI);
  context.stroke();
  context.fillStyle = look.map.primary;
  context.beginPath();
  context.moveTo(at.x - 1, at.y - 7);
  context.lineTo(at.x + 4, at.y - 4);
  context.lineTo(at.x - 1, at.y - 1);
  context.fill();
}

function paintBow(painting: Painting, at: Point): void {
  const { context } = painting;
  paintDot(painting, at, ROUND_PX + 3);
  context.beginPath();
  context.moveTo(at.x - 5, at.y - 2);
  context.quadraticCurveTo(at.x, at.y + 6, at.x + 5, at.y - 2);
  context.stroke();
}

/** Paints a ring and a cross at the focal point. */
export function paintFocus({ context, desk, look }: Painting): void {
  const { draft, gesture, camera } = desk;
  const { focalPoint } = draft.root;
  const place = gesture?.kind === 'focus' ? gesture.to : focalPoint;
  if (!place) return;
  const { x, y } = toScreen(camera, place);
  context.beginPath();
  context.arc(x, y, FOCUS_PX * 0.6, 0, 2 * Math.PI);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    context.moveTo(x + dx * 2, y + dy * 2);
    context.lineTo(x + dx * FOCUS_PX, y + dy * FOCUS_PX);
  }
  context.lineWidth = 4;
  context.strokeStyle = look.map.mapBackground;
  context.stroke();
  context.lineWidth = 1.75;
  context.strokeStyle = look.map.bad;
  context.stroke();
}

/** Writes the angle beside the selection while it is rotated, over everything else. */
export function paintReading({ context, desk, look }: Painting): void {
  const { gesture, camera, selectionBox } = desk;
  if (gesture?.kind !== 'rotate' || !selectionBox) return;
  const at = toScreen(camera, middleOf(selectionBox));
  const words = `${gesture.degrees}°`;
  context.font = `600 13px ${look.map.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 4;
  context.strokeStyle = look.map.mapBackground;
  context.strokeText(words, at.x, at.y);
  context.fillStyle = look.map.text;
  context.fillText(words, at.x, at.y);
}
