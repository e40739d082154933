import { viewOf } from '@parterre/canvas';
import type { PlanSeat } from '@parterre/seating-plan';
import { findPreview } from '../gestures/preview.ts';
import type { Painting } from './painting.ts';
import { findSeatColours, toPixel } from './seat-colours.ts';

const SEAT_SHARE = 0.4;
/** Smaller seats are squares, which cost a tenth of circles; larger ones show their label. */
const CIRCLE_MIN_PX = 3;
const LABEL_MIN_PX = 9;
/**
 * From this number on, small seats are painted pixel by pixel: squares at fractional positions look smoother but are
 * too slow.
 */
const BITMAP_MIN_SEATS = 8000;

/** A share of the radius; wider labels are condensed. */
const LABEL_WIDTH = 1.8;
const FLAG_WIDTH = 1.5;

/** A visible seat; `x` and `y` are in CSS pixels, `at` is its index in the columns. */
interface Dot {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly isSelected: boolean;
}

/** Paints all visible seats, colour by colour. Selected ones have a ring and follow a running move. */
export function paintSeats(painting: Painting): void {
  const { desk, look } = painting;
  const radius = Math.max(0.75, desk.columns.pitch * SEAT_SHARE * desk.camera.scale);
  const { colours, inks, indexes } = findSeatColours(desk, look);
  const dots = listDots(painting);
  if (radius < CIRCLE_MIN_PX && dots.length > BITMAP_MIN_SEATS) {
    paintPixels(painting, dots, radius);
    return;
  }
  const byColour: Dot[][] = colours.map(() => []);
  for (const dot of dots) byColour[(indexes[dot.at] ?? 0) % colours.length]?.push(dot);
  for (const [index, some] of byColour.entries()) paintDots(painting, some, radius, colours[index] ?? '');
  const ringed = dots.filter(({ isSelected }) => isSelected);
  paintRings(painting, ringed, radius);
  if (radius < LABEL_MIN_PX) return;
  for (const [index, some] of byColour.entries()) paintSeatLabels(painting, some, radius, inks[index] ?? '');
}

function listDots({ desk, part }: Painting): Dot[] {
  const { camera, columns, selectedSeats } = desk;
  const { count, ids, pitch } = columns;
  const preview = findPreview(desk);
  const view = viewOf(camera);
  const dots: Dot[] = [];
  for (let at = 0; at < count; at++) {
    const id = ids[at] ?? -1;
    const isSelected = selectedSeats.has(id);
    if (part !== 'all' && isSelected !== (part === 'lifted')) continue;
    let x = columns.x[at] ?? 0;
    let y = columns.y[at] ?? 0;
    if (isSelected) ({ x, y } = preview.seat(id, { x, y }));
    if (x < view.minX - pitch || x > view.maxX + pitch || y < view.minY - pitch || y > view.maxY + pitch) continue;
    dots.push({ x: x * camera.scale + camera.offsetX, y: y * camera.scale + camera.offsetY, at, isSelected });
  }
  return dots;
}

function paintPixels(painting: Painting, dots: readonly Dot[], radius: number): void {
  const { context, desk, look, bitmap, pixelRatio: ratio } = painting;
  const { colours, indexes } = findSeatColours(desk, look);
  const pixels = colours.map(toPixel);
  const selected = toPixel(look.map.select);
  const size = Math.max(1, Math.round(radius * 2 * ratio));
  bitmap.begin(context.canvas.width, context.canvas.height);
  for (const { x, y, at, isSelected } of dots) {
    const pixel = isSelected ? selected : (pixels[(indexes[at] ?? 0) % pixels.length] ?? 0);
    bitmap.square(x * ratio, y * ratio, size, pixel);
  }
  bitmap.drawOn(context);
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

/** If rings would cover neighbouring seats, colours the selected seats instead. */
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

/** Writes the seat's label, with its flags in small letters above. */
function paintSeatLabels(painting: Painting, dots: readonly Dot[], radius: number, ink: string): void {
  const { context, desk, look } = painting;
  const { draft, columns } = desk;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  for (const { x, y, at } of dots) {
    const { seat } = draft.require(columns.ids[at] ?? 0, 'seat');
    const flag = flagOf(seat);
    context.font = `600 ${radius * 0.9}px ${look.map.fontFamily}`;
    context.fillText(seat.label, x, y + (flag ? radius * 0.2 : 0), radius * LABEL_WIDTH);
    if (!flag) continue;
    context.font = `700 ${radius * 0.55}px ${look.map.fontFamily}`;
    context.fillText(flag, x, y - radius * 0.5, radius * FLAG_WIDTH);
  }
}

/** W wheelchair, C companion, S step-free, RV restricted view. */
function flagOf({ access, restrictedView }: PlanSeat): string {
  const letter = access === 'wheelchair' ? 'W' : access === 'companion' ? 'C' : access === 'step-free' ? 'S' : '';
  return restrictedView ? `${letter}${letter && ' '}RV` : letter;
}
