import type { SeatMap } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import type { OurDrawing } from './draw-ours.ts';
import { nextFrame, painted } from './frames.ts';

export interface EditTimes {
  /** The number of seats that the gesture changed. */
  seats: number;
  jsMs: number;
  /** The frames, at 60 Hz, from the input until the picture was handed over. */
  frames: number;
}

const FRAME_MS = 1000 / 60;

/** Draws a marquee round about this many seats, and gives them a price type. */
export async function timeMarquee({ map }: OurDrawing, geometry: Geometry, seats: number): Promise<EditTimes> {
  map.fit();
  map.setTool('seat');
  const box = findBox(map, geometry, seats);
  return timeEdit(map, () => {
    pointer(map, 'down', box.left, box.top);
    pointer(map, 'move', box.right, box.bottom);
    pointer(map, 'up', box.right, box.bottom);
    map.assign({ price: nextPrice(map) });
    return map.selection().length;
  });
}

/** Moves the brush to and fro over about this many seats in one stroke, all moves in one task. */
export async function timeBrush({ map }: OurDrawing, geometry: Geometry, seats: number): Promise<EditTimes> {
  map.fit();
  map.setTool('brush');
  const box = findBox(map, geometry, seats);
  map.arm({ price: nextPrice(map) });
  return timeEdit(map, () => {
    pointer(map, 'down', box.left, box.top);
    for (let y = box.top, turn = 0; y <= box.bottom; y += BRUSH_PX, turn++) {
      const [from, to] = turn % 2 === 0 ? [box.left, box.right] : [box.right, box.left];
      pointer(map, 'move', from, y);
      pointer(map, 'move', to, y);
    }
    pointer(map, 'up', box.right, box.bottom);
    return map.selection().length;
  });
}

/** Gives every seat another price type; returns the cost of undoing it. */
export async function timeUndo({ map }: OurDrawing, geometry: Geometry): Promise<EditTimes> {
  map.fit();
  map.select(geometry.label.keys());
  const { changed } = map.assign({ price: nextPrice(map), hold: nextHold(map) });
  map.clearSelection();
  await painted();
  return timeEdit(map, () => {
    if (!map.undo()) throw new Error('nothing to undo');
    return changed;
  });
}

/** The smallest width of the brush on the screen in pixels, however small the seats are. */
const BRUSH_PX = 8;

async function timeEdit(map: SeatMap, edit: () => number): Promise<EditTimes> {
  await painted();
  await nextFrame();
  const startedAt = performance.now();
  const seats = edit();
  const jsMs = performance.now() - startedAt;
  await painted();
  const frames = Math.round((performance.now() - startedAt) / FRAME_MS);
  map.setTool('hand');
  map.clearSelection();
  await painted();
  return { seats, jsMs, frames };
}

/** Returns a rectangle of the screen, in the middle of the first block, with at least so many seats. */
function findBox(map: SeatMap, { x, y, seatCount }: Geometry, seats: number) {
  const middle = map.describe(Math.floor(seatCount / 3));
  if (!middle) throw new Error('no seat');
  const { viewport } = map;
  const scale = 1400 / (viewport.maxX - viewport.minX);
  for (let half = 20; half < 1400; half += 5) {
    const box = { left: middle.x - half, top: middle.y - half, right: middle.x + half, bottom: middle.y + half };
    let inside = 0;
    for (let seat = 0; seat < seatCount; seat++) {
      const atX = ((x[seat] ?? 0) - viewport.minX) * scale;
      const atY = ((y[seat] ?? 0) - viewport.minY) * scale;
      if (atX >= box.left && atX <= box.right && atY >= box.top && atY <= box.bottom) inside++;
    }
    if (inside >= seats) return box;
  }
  throw new Error(`the plan has no ${seats} seats`);
}

let rounds = 0;

/** Returns another price type each time, so that every edit changes its seats. */
function nextPrice(map: SeatMap): number {
  rounds++;
  return 1 + (rounds % (map.counts().prices.length - 1));
}

const nextHold = (map: SeatMap): number => 1 + (rounds % (map.counts().holds.length - 1));

function pointer(map: SeatMap, type: 'down' | 'move' | 'up', x: number, y: number): void {
  map.dispatch({ type, pointer: 1, button: 0, x, y, shift: false, alt: false, ctrl: false });
}
