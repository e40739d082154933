import type { Engine } from '../engine/engine.ts';
import { findTool } from '../tools/tools.ts';
import type { DrawingContext } from './backdrop.ts';
import type { FrameView } from './frame-view.ts';
import type { MapTheme } from './map-theme.ts';

/** Draws the layer above the seats: hovered seat, keyboard cursor, marquee and the reach of the tool. */
export function drawForeground(context: DrawingContext, engine: Engine, view: FrameView, theme: MapTheme): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  context.setTransform(view.pixelRatio, 0, 0, view.pixelRatio, 0, 0);
  const painting = { context, engine, view, theme };
  if (engine.hovered >= 0 && engine.hovered !== engine.cursor) drawRing(painting, engine.hovered, 2);
  if (engine.cursor >= 0) drawRing(painting, engine.cursor, 3);
  drawMarquee(context, engine, theme);
  drawReach(context, engine, theme);
}

/** Returns a key that is equal as long as the foreground looks the same; empty if there is nothing to draw. */
export function describeForeground(engine: Engine): string {
  const { hovered, cursor, marquee, tool, pointers } = engine;
  if (hovered < 0 && cursor < 0 && !marquee && findTool(tool).reach === 0) return '';
  const box = marquee ? `${marquee.minX},${marquee.minY},${marquee.maxX},${marquee.maxY}` : '';
  const ring = findTool(tool).reach > 0 && pointers.resting ? `${pointers.resting.x},${pointers.resting.y}` : '';
  return `${hovered}|${cursor}|${box}|${ring}`;
}

interface Painting {
  readonly context: DrawingContext;
  readonly engine: Engine;
  readonly view: FrameView;
  readonly theme: MapTheme;
}

function drawRing({ context, engine, view, theme }: Painting, seat: number, widthPx: number): void {
  const { geometry } = engine.model;
  const x = ((geometry.x[seat] ?? 0) * view.scale + view.offsetX) / view.pixelRatio;
  const y = ((geometry.y[seat] ?? 0) * view.scale + view.offsetY) / view.pixelRatio;
  const half = Math.max(5, (view.seatCssPx / 16) * 10.5);
  context.save();
  context.translate(x, y);
  context.rotate(((geometry.rotation[seat] ?? 0) * Math.PI) / 180);
  context.beginPath();
  context.roundRect(-half, -half, 2 * half, 2 * half, half * 0.55);
  context.lineWidth = widthPx + 2;
  context.strokeStyle = theme.mapBackground;
  context.stroke();
  context.lineWidth = widthPx;
  context.strokeStyle = theme.focus;
  context.stroke();
  context.restore();
}

function drawMarquee(context: DrawingContext, { marquee }: Engine, theme: MapTheme): void {
  if (!marquee) return;
  const { minX, minY, maxX, maxY } = marquee;
  context.globalAlpha = 0.1;
  context.fillStyle = theme.primary;
  context.fillRect(minX, minY, maxX - minX, maxY - minY);
  context.globalAlpha = 1;
  context.lineWidth = 1;
  context.strokeStyle = theme.primary;
  context.strokeRect(Math.round(minX) + 0.5, Math.round(minY) + 0.5, Math.round(maxX - minX), Math.round(maxY - minY));
}

function drawReach(context: DrawingContext, { tool, pointers, camera, model }: Engine, theme: MapTheme): void {
  const at = pointers.resting;
  const { reach } = findTool(tool);
  if (reach === 0 || !at) return;
  context.beginPath();
  context.arc(at.x, at.y, Math.max(4, reach * model.geometry.pitch * camera.scale), 0, 2 * Math.PI);
  context.lineWidth = 1.5;
  context.strokeStyle = theme.primary;
  context.stroke();
}
