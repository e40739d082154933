import { IDLE_STATES } from '../tools/idle-states.ts';
import type { InputRecord } from '../tools/input-record.ts';
import type { ToolName } from '../tools/tool-state.ts';
import type { Engine } from './engine.ts';
import { giveUpGesture, takePointer, takeWheel } from './gestures.ts';
import { takeKey } from './keyboard.ts';
import { publish } from './publish.ts';
import { letPaintedGo } from './select-seats.ts';
import type { Armed, MapKind } from './snapshot.ts';

/** Takes one input. True when the map used it, so that the page should not. */
export function dispatch(engine: Engine, input: InputRecord): boolean {
  const isUsed = take(engine, input);
  publish(engine);
  return isUsed;
}

/** Gives up the running gesture, if any. */
export function setTool(engine: Engine, tool: ToolName): void {
  giveUpGesture(engine);
  engine.tool = tool;
  engine.toolState = IDLE_STATES[tool];
  publish(engine);
}

/** What was armed for the other kind is put down, and what it painted let go. */
export function setKind(engine: Engine, kind: MapKind): void {
  if (engine.kind === kind) return;
  engine.kind = kind;
  engine.armed = null;
  letPaintedGo(engine);
  publish(engine);
}

/** Null puts down what was armed. What was painted with something else is let go. */
export function arm(engine: Engine, armed: Armed | null): void {
  letPaintedGo(engine);
  engine.armed = armed;
  publish(engine);
}

function take(engine: Engine, input: InputRecord): boolean {
  if ('key' in input) return takeKey(engine, input);
  if ('delta' in input) takeWheel(engine, input);
  else if ('pointer' in input) takePointer(engine, input);
  else engine.pointers.isSpaceHeld = false;
  return true;
}
