import type { InputRecord } from '../tools/input-record.ts';
import { findTool, type ToolName } from '../tools/tools.ts';
import type { Engine } from './engine.ts';
import { cancelGesture, handlePointer, handleWheel } from './gestures.ts';
import { handleKey } from './keyboard.ts';
import { publish } from './publish.ts';
import { clearPainted } from './select-seats.ts';
import type { Armed, MapKind, MapMode } from './snapshot.ts';

/** Handles one input. Returns true if the map used it, so that the page ignores it. */
export function dispatch(engine: Engine, input: InputRecord): boolean {
  const isUsed = take(engine, input);
  publish(engine);
  return isUsed;
}

/** Switching cancels the running gesture. */
export function setTool(engine: Engine, tool: ToolName): void {
  cancelGesture(engine);
  engine.tool = tool;
  engine.toolState = findTool(tool).idle;
  publish(engine);
}

/** Switching cancels the running gesture and disarms; edits stay, so that somebody may still save or discard them. */
export function setMode(engine: Engine, mode: MapMode): void {
  if (engine.mode === mode) return;
  cancelGesture(engine);
  engine.mode = mode;
  arm(engine, null);
}

/** Switching disarms the brush and clears what it painted. */
export function setKind(engine: Engine, kind: MapKind): void {
  if (engine.kind === kind) return;
  engine.kind = kind;
  engine.armed = null;
  clearPainted(engine);
  publish(engine);
}

/** Null disarms the brush. Arming clears the selection that another brush painted. */
export function arm(engine: Engine, armed: Armed | null): void {
  clearPainted(engine);
  engine.armed = armed;
  publish(engine);
}

function take(engine: Engine, input: InputRecord): boolean {
  if ('key' in input) return handleKey(engine, input);
  if ('delta' in input) handleWheel(engine, input);
  else if ('pointer' in input) handlePointer(engine, input);
  else engine.pointers.isSpaceHeld = false;
  return true;
}
