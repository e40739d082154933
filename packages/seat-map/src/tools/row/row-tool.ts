import { SWEEP_REACH, sweep } from '../sweeping.ts';
import type { ToolState } from '../tool-state.ts';

/** A row can be picked this far beside its seats, in seat distances. */
const ROW_REACH = 0.9;

export const rowIdle: ToolState = {
  name: 'row.idle',
  press(host, input) {
    const picked = host.findSeat(input, ROW_REACH);
    return sweep(host, input, {
      name: 'row.sweeping',
      idle: rowIdle,
      first: picked < 0 ? [] : host.seatsOfRow(picked),
      along: (from, to) => host.findSeatsAlong(from, to, SWEEP_REACH).flatMap((seat) => host.seatsOfRow(seat)),
    });
  },
};
