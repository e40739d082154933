import { isDrag, type Point, pinchStep, WHEEL_STEP } from '@parterre/canvas';
import type { PointerRecord, WheelRecord } from '../tools/input-record.ts';
import { panFrom } from '../tools/panning.ts';
import { isGesture } from '../tools/tool-state.ts';
import { findTool } from '../tools/tools.ts';
import { createToolHost, findBlockUnder, findSeatUnder } from './create-tool-host.ts';
import type { Engine } from './engine.ts';
import { panBy, zoomBy, zoomToBlock } from './navigate.ts';

const DOUBLE_PRESS_MS = 350;
/** Trackpads report pinches as wheel events with Control held, in much smaller steps. */
const PINCH_STEP = 0.01;

export function handlePointer(engine: Engine, input: PointerRecord): void {
  if (input.type === 'down') press(engine, input);
  else if (input.type === 'move') move(engine, input);
  else if (input.type === 'up') release(engine, input);
  else if (input.type === 'leave') leave(engine);
  else {
    const { pointers } = engine;
    pointers.down.delete(input.pointer);
    pointers.isPinching &&= pointers.down.size > 0;
    cancelGesture(engine);
  }
}

export function handleWheel(engine: Engine, input: WheelRecord): void {
  const delta = Math.max(-400, Math.min(400, input.delta));
  zoomBy(engine, Math.exp(-delta * (input.ctrl ? PINCH_STEP : WHEEL_STEP)), input);
  hover(engine, input);
}

/** Cancels the running gesture. Returns false if there is none. */
export function cancelGesture(engine: Engine): boolean {
  const { pointers } = engine;
  const isRunning = isGesture(engine.toolState) || pointers.panning !== null;
  engine.toolState = engine.toolState.cancel?.(createToolHost(engine)) ?? engine.toolState;
  pointers.panning = null;
  return isRunning;
}

function leave(engine: Engine): void {
  engine.hovered = -1;
  engine.pointers.resting = null;
}

function press(engine: Engine, input: PointerRecord): void {
  const { pointers } = engine;
  if (input.button === 2) return;
  pointers.down.set(input.pointer, { x: input.x, y: input.y });
  engine.hovered = -1;
  if (pointers.down.size > 1) {
    cancelGesture(engine);
    pointers.isPinching = true;
    return;
  }
  if (input.button === 1 || pointers.isSpaceHeld) {
    pointers.isSpaceUsed = pointers.isSpaceHeld;
    pointers.panning = panFrom(input, engine.toolState);
    return;
  }
  const atMs = engine.now();
  const last = pointers.lastPress;
  pointers.isDoublePress = last !== null && atMs - last.atMs < DOUBLE_PRESS_MS && !isDrag(last.at, input);
  pointers.lastPress = { at: { x: input.x, y: input.y }, atMs };
  engine.toolState = engine.toolState.press?.(createToolHost(engine), input) ?? engine.toolState;
}

function move(engine: Engine, input: PointerRecord): void {
  const { pointers } = engine;
  pointers.resting = { x: input.x, y: input.y };
  if (!pointers.down.has(input.pointer)) {
    hover(engine, input);
    return;
  }
  if (pointers.isPinching) {
    pinch(engine, input);
    return;
  }
  pointers.down.set(input.pointer, { x: input.x, y: input.y });
  const host = createToolHost(engine);
  if (pointers.panning) pointers.panning.move?.(host, input);
  else engine.toolState = engine.toolState.move?.(host, input) ?? engine.toolState;
}

function release(engine: Engine, input: PointerRecord): void {
  const { pointers } = engine;
  if (!pointers.down.delete(input.pointer)) return;
  if (pointers.isPinching) {
    pointers.isPinching = pointers.down.size > 0;
  } else if (pointers.panning) {
    pointers.panning = null;
  } else {
    engine.toolState = engine.toolState.release?.(createToolHost(engine), input) ?? engine.toolState;
    finishClick(engine, input);
  }
  if (pointers.down.size === 0) hover(engine, input);
}

/** Zooms to the block on the second of two clicks. A drag counts as neither of them. */
function finishClick(engine: Engine, input: PointerRecord): void {
  const { pointers } = engine;
  const isClick = pointers.lastPress !== null && !isDrag(pointers.lastPress.at, input);
  if (isClick && pointers.isDoublePress && !findTool(engine.tool).needsWrite) {
    zoomToBlock(engine, findBlockUnder(engine, input));
  }
  if (!isClick || pointers.isDoublePress) pointers.lastPress = null;
}

/** Moves and scales the plan so that it stays under both fingers. */
function pinch(engine: Engine, input: PointerRecord): void {
  const { down } = engine.pointers;
  const other = [...down].find(([pointer]) => pointer !== input.pointer)?.[1];
  const before = down.get(input.pointer);
  if (!other || !before) return;
  const { dx, dy, factor, at } = pinchStep([before, other], [input, other]);
  panBy(engine, dx, dy);
  zoomBy(engine, factor, at);
  down.set(input.pointer, { x: input.x, y: input.y });
}

function hover(engine: Engine, at: Point): void {
  engine.hovered = findSeatUnder(engine, at);
}
