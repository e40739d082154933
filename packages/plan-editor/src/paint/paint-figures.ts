import { toScreen } from '@parterre/canvas';
import type { PlanShape, Point } from '@parterre/seating-plan';
import { boundsOf, middleOf, type NodeId } from '@parterre/seating-plan/edit';
import { findPreview } from '../gestures/preview.ts';
import { type Painting, setPath } from './painting.ts';

/** Paints everything below the seats: block outlines, standing areas, the stage and other shapes. */
export function paintFigures(painting: Painting): void {
  const { context, desk, look } = painting;
  const { draft } = desk;
  const { blocks, areas, shapes } = draft.root;
  context.lineJoin = 'round';
  const preview = findPreview(desk);
  const { gesture } = desk;
  const isLifted = (id: NodeId) =>
    desk.editor.selection.has(id) || (gesture?.kind === 'bend' && gesture.outlines.has(id));
  const isOf = (id: NodeId) => painting.part === 'all' || isLifted(id) === (painting.part === 'lifted');
  for (const id of blocks.filter(isOf)) {
    const { outline } = draft.require(id, 'block');
    if (!outline) continue;
    setPath(painting, preview.figure(id, outline), true);
    strokeFigure(painting, id, look.map.lineStrong);
  }
  for (const id of areas.filter(isOf)) {
    const { outline: before, label, capacity } = draft.require(id, 'area').area;
    const outline = preview.figure(id, before);
    setPath(painting, outline, true);
    context.globalAlpha = 0.75;
    context.fillStyle = look.map.surface;
    context.fill();
    context.globalAlpha = 1;
    strokeFigure(painting, id, look.map.lineStrong);
    paintWords(painting, outline, `${label} · ${capacity}`, desk.columns.pitch * 0.7);
  }
  for (const id of shapes.filter(isOf)) {
    const { shape } = draft.require(id, 'shape');
    paintShape(painting, id, shape, preview.figure(id, shape.points));
  }
}

function paintShape(painting: Painting, id: NodeId, shape: PlanShape, points: readonly Point[]): void {
  const { context, desk, look } = painting;
  const pitch = desk.columns.pitch;
  if (shape.kind !== 'text') {
    setPath(painting, points, shape.kind !== 'line');
    if (shape.kind === 'stage') {
      context.fillStyle = look.map.surface;
      context.fill();
    }
    strokeFigure(painting, id, shape.kind === 'stage' ? look.map.lineStrong : look.map.text3);
  }
  if (shape.text) paintWords(painting, points, shape.text, shape.size ?? pitch);
  if (shape.kind === 'text' && desk.editor.selection.has(id)) {
    const at = points[0] ?? { x: 0, y: 0 };
    const half = { x: ((shape.text?.length ?? 1) * (shape.size ?? pitch)) / 3, y: (shape.size ?? pitch) * 0.7 };
    const corner = (x: number, y: number) => ({ x: at.x + x * half.x, y: at.y + y * half.y });
    setPath(painting, [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true);
    strokeFigure(painting, id, look.map.line);
  }
}

function strokeFigure({ context, desk, look }: Painting, id: NodeId, colour: string): void {
  const isSelected = desk.editor.selection.has(id);
  context.lineWidth = isSelected ? 2 : 1;
  context.strokeStyle = isSelected ? look.map.primary : colour;
  context.stroke();
}

/** `size` is in plan units. */
function paintWords(painting: Painting, points: readonly Point[], words: string, size: number): void {
  const { context, desk, look } = painting;
  const box = boundsOf(points);
  if (!box) return;
  const { x, y } = toScreen(desk.camera, middleOf(box));
  const px = Math.min(120, Math.max(9, size * desk.camera.scale));
  context.font = `600 ${px}px ${look.map.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = look.map.text2;
  context.fillText(words, x, y);
}
