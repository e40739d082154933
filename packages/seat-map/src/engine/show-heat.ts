import { HEAT_STEPS } from '../model/seat-look.ts';
import { refreshSeat } from '../model/write-seat.ts';
import type { Engine } from './engine.ts';
import { publish } from './publish.ts';

/**
 * Colours every seat by its step; null shows price types and holds again. Passing the same steps again changes nothing.
 */
export function showHeat(engine: Engine, steps: Uint8Array | null): void {
  const { model } = engine;
  if (isSame(model.heat, steps)) return;
  if (steps && steps.length !== model.geometry.seatCount) {
    throw new RangeError(`The heat has ${steps.length} entries, not ${model.geometry.seatCount}`);
  }
  model.heat = steps?.map((step) => Math.min(step, HEAT_STEPS)) ?? null;
  for (let seat = 0; seat < model.geometry.seatCount; seat++) refreshSeat(model, seat);
  model.damage.everything = true;
  model.version++;
  publish(engine);
}

function isSame(a: Uint8Array | null, b: Uint8Array | null): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((step, seat) => step === b[seat]);
}
