import type { PlanSeat } from '@parterre/seating-plan';
import { viewOf } from '../desk/camera.ts';
import type { Painting } from './paint-desk.ts';
import { findPreview } from './preview.ts';
import { findSeatColours } from './seat-colours.ts';

const SEAT_SHARE = 0.4;
/** Smaller seats are squares, which cost a tenth of circles; larger ones carry their label. */
const CIRCLE_MIN_PX = 3;
const LABEL_MIN_PX = 9;

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** All seats in sight, colour by colour; those selected wear a ring and follow a running move. */
export function paintSeats(painting: Painting): void {
  const { desk, look } = painting;
  const { camera, columns, selectedSeats } = desk;
  const { count, ids, pitch } = columns;
  const preview = findPreview(desk);
  const { colours, indexes, inks } = findSeatColours(desk, look);
  const radius = Math.max(0.75, pitch * SEAT_SHARE * camera.scale);
  const view = viewOf(camera);
  const byColour: Dot[][] = colours.map(() => []);
  const ringed: Dot[] = [];
  for (let at = 0; at < count; at++) {
    const id = ids[at] ?? -1;
    const isSelected = selectedSeats.has(id);
    let x = columns.x[at] ?? 0;
    let y = columns.y[at] ?? 0;
    if (isSelected) ({ x, y } = preview.seat(id, { x, y }));
    if (x < view.minX - pitch || x > view.maxX + pitch || y < view.minY - pitch || y > view.maxY + pitch) continue;
    const dot = { x: x * camera.scale + camera.offsetX, y: y * camera.scale + camera.offsetY, at };
    byColour[(indexes[at] ?? 0) % colours.length]?.push(dot);
    if (isSelected) ringed.push(dot);
  }
  for (const [index, dots] of byColour.entries()) paintDots(painting, dots, radius, colours[index] ?? '');
  paintRings(painting, ringed, radius);
  if (radius < LABEL_MIN_PX) return;
  for (const [index, dots] of byColour.entries()) paintLabels(painting, dots, radius, inks[index] ?? '');
}

function paintDots({ context }: Painting, dots: readonly Dot[], radius: number, colour: string): void {
  context.fillStyle = colour;
  if (radius < CIRCLE_MIN_PX) {
    for (const { x, y } of dots) context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    return;
  }
  context.beginPath();
  for (const { x, y } of dots) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fill();
}

/** Where a ring would cover its neighbours, the seat itself takes the colour of the selection. */
function paintRings(painting: Painting, dots: readonly Dot[], radius: number): void {
  const { context, look } = painting;
  if (radius < CIRCLE_MIN_PX) {
    paintDots(painting, dots, radius, look.map.select);
    return;
  }
  context.beginPath();
  for (const { x, y } of dots) {
    const ring = radius + 2;
    context.moveTo(x + ring, y);
    context.arc(x, y, ring, 0, 2 * Math.PI);
  }
  context.lineWidth = 2;
  context.strokeStyle = look.map.select;
  context.stroke();
}

/** The seat's label; over it, small, its flags. */
function paintLabels({ context, desk, look }: Painting, dots: readonly Dot[], radius: number, ink: string): void {
  const { draft, columns } = desk;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { x, y, at } of dots) {
    const { seat } = draft.require(columns.ids[at] ?? 0, 'seat');
    const flag = flagOf(seat);
    context.fillStyle = ink;
    context.font = `600 ${radius * 0.9}px ${look.map.fontFamily}`;
    context.fillText(seat.label, x, y + (flag ? radius * 0.2 : 0));
    if (!flag) continue;
    context.font = `700 ${radius * 0.55}px ${look.map.fontFamily}`;
    context.fillText(flag, x, y - radius * 0.5);
  }
}

/** W wheelchair, C companion, S step-free, RV restricted view. */
function flagOf({ access, restrictedView }: PlanSeat): string {
  const letter = access === 'wheelchair' ? 'W' : access === 'companion' ? 'C' : access === 'step-free' ? 'S' : '';
  return restrictedView ? `${letter}${letter && ' '}RV` : letter;
}
