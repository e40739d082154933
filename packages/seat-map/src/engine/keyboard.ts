import { findPointAt, toPlan, toScreen } from '@parterre/canvas';
import { type Direction, stepSeat } from '../geometry/step-seat.ts';
import { isSelected } from '../model/selection.ts';
import type { KeyRecord } from '../tools/input-record.ts';
import { seatsOfBlock } from './create-tool-host.ts';
import type { Engine } from './engine.ts';
import { cancelGesture } from './gestures.ts';
import { centreOnPoint } from './navigate.ts';
import { clearMarks, selectOnly, selectSeat } from './select-seats.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The minimum distance between the cursor seat and the edges of the free area, in CSS pixels. */
const CURSOR_MARGIN_PX = 48;

/** Returns true if the map used the key; the host handles all others. */
export function handleKey(engine: Engine, input: KeyRecord): boolean {
  if (input.key === ' ') return handleSpace(engine, input);
  if (input.type === 'keyup') return false;
  const direction = ARROWS[input.key];
  if (direction && !input.ctrl && !input.alt) return handleArrow(engine, direction, input.shift);
  if (input.key === 'Enter') return toggleCursor(engine);
  if (input.key === 'Escape') return cancelOrClear(engine);
  if (input.key.toLowerCase() === 'a' && input.ctrl && !input.alt) return selectCursorBlock(engine);
  return false;
}

/** Pans while space is held. If it is released without a drag, toggles the cursor's seat. */
function handleSpace(engine: Engine, input: KeyRecord): boolean {
  const { pointers } = engine;
  if (input.type === 'keydown') {
    if (!pointers.isSpaceHeld) pointers.isSpaceUsed = false;
    pointers.isSpaceHeld = true;
    return true;
  }
  const isToggle = pointers.isSpaceHeld && !pointers.isSpaceUsed;
  pointers.isSpaceHeld = false;
  if (isToggle) toggleCursor(engine);
  return true;
}

function handleArrow(engine: Engine, direction: Direction, isExtending: boolean): boolean {
  const from = engine.cursor;
  const to = from < 0 ? firstCursor(engine) : stepSeat(engine.model.geometry, from, direction);
  if (to < 0) return true;
  if (isExtending && from >= 0) selectSeat(engine, from, true);
  if (isExtending) selectSeat(engine, to, true);
  engine.cursor = to;
  keepCursorInView(engine);
  return true;
}

/** Returns the hovered seat, otherwise the one nearest to the middle of the screen, for the first cursor. */
function firstCursor(engine: Engine): number {
  if (engine.hovered >= 0) return engine.hovered;
  const { camera, grid, model } = engine;
  const middle = toPlan(camera, { x: camera.width / 2, y: camera.height / 2 });
  for (let reach = model.geometry.pitch; reach < model.geometry.pitch * 4096; reach *= 4) {
    const seat = findPointAt(grid, middle, reach);
    if (seat >= 0) return seat;
  }
  return model.geometry.seatCount > 0 ? 0 : -1;
}

function toggleCursor(engine: Engine): boolean {
  if (engine.cursor < 0) return false;
  selectSeat(engine, engine.cursor, !isSelected(engine.selection, engine.cursor));
  return true;
}

/** Cancels the running gesture; otherwise clears the selection; otherwise hides the cursor. */
function cancelOrClear(engine: Engine): boolean {
  if (cancelGesture(engine)) return true;
  if (engine.selection.marks.some((mark) => mark !== 0)) clearMarks(engine);
  else if (engine.cursor >= 0) engine.cursor = -1;
  else return false;
  return true;
}

function selectCursorBlock(engine: Engine): boolean {
  const seat = engine.cursor >= 0 ? engine.cursor : engine.hovered;
  if (seat < 0) return false;
  selectOnly(engine, seatsOfBlock(engine, engine.model.geometry.block[seat] ?? -1));
  return true;
}

function keepCursorInView(engine: Engine): void {
  const { camera, cursor, model } = engine;
  const plan = { x: model.geometry.x[cursor] ?? 0, y: model.geometry.y[cursor] ?? 0 };
  const { x, y } = toScreen(camera, plan);
  const { insets } = camera;
  const isInSight =
    x >= insets.left + CURSOR_MARGIN_PX &&
    x <= camera.width - insets.right - CURSOR_MARGIN_PX &&
    y >= insets.top + CURSOR_MARGIN_PX &&
    y <= camera.height - insets.bottom - CURSOR_MARGIN_PX;
  if (!isInSight) centreOnPoint(engine, plan);
}
