import { toScreen } from '../camera/camera.ts';
import { effectiveHold, effectivePrice } from '../model/read-seat.ts';
import { nameState, SEAT_STATE } from '../model/seat-state.ts';
import type { Engine } from './engine.ts';
import type { SeatInfo } from './snapshot.ts';

/** Null for −1 and any other number that is no seat. */
export function describeSeat(engine: Engine, seat: number): SeatInfo | null {
  const { model } = engine;
  const { geometry } = model;
  if (seat < 0 || seat >= geometry.seatCount) return null;
  const at = toScreen(engine.camera, { x: geometry.x[seat] ?? 0, y: geometry.y[seat] ?? 0 });
  const state = model.state[seat] ?? 0;
  const hold = effectiveHold(model, seat);
  const isHeldBack = hold !== 0 && !model.palette.holdAllowsSales[hold];
  return {
    seat,
    x: Math.round(at.x),
    y: Math.round(at.y),
    state: nameState(state),
    blockLabel: geometry.blocks[geometry.block[seat] ?? 0]?.label ?? '',
    rowLabel: geometry.rows[geometry.row[seat] ?? 0]?.label ?? '',
    seatLabel: geometry.labels[geometry.label[seat] ?? 0] ?? '',
    price: effectivePrice(model, seat),
    hold,
    isAlternate: model.alternating[geometry.block[seat] ?? 0] === 1 && geometry.parity[seat] === 1,
    withheldBy: state === SEAT_STATE.BLOCKED ? (isHeldBack ? 'hold' : 'alternating') : null,
  };
}
