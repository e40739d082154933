import { damagePoint } from '../model/damage.ts';
import { MARK, markSelected, visitMarked } from '../model/selection.ts';
import type { SelectingGesture, SelectMode } from '../tools/tool-state.ts';
import type { Engine } from './engine.ts';

export function selectSeat(engine: Engine, seat: number, on: boolean): void {
  if (on) engine.selection.isPainted = false;
  if (markSelected(engine.selection, seat, on)) damageSeat(engine, seat);
}

export function selectOnly(engine: Engine, seats: Iterable<number>): void {
  clearMarks(engine);
  for (const seat of seats) selectSeat(engine, seat, true);
}

/** Removes all rings and red crosses, and with them a painted selection. */
export function clearMarks(engine: Engine): void {
  dropMarks(engine, MARK.selected | MARK.skipped);
  engine.selection.size = 0;
  engine.selection.isPainted = false;
}

/** Clears a painted selection, which must not receive the next armed value. */
export function clearPainted(engine: Engine): void {
  if (engine.selection.isPainted) clearMarks(engine);
}

export function clearSkipped(engine: Engine): void {
  dropMarks(engine, MARK.skipped);
}

export function markSkipped(engine: Engine, seats: Iterable<number>): void {
  const { marks } = engine.selection;
  for (const seat of seats) {
    marks[seat] = (marks[seat] ?? 0) | MARK.skipped;
    damageSeat(engine, seat);
  }
  engine.selection.version++;
}

export function unmarkSkipped(engine: Engine, seats: Iterable<number>): void {
  const { marks } = engine.selection;
  for (const seat of seats) {
    marks[seat] = (marks[seat] ?? 0) & ~MARK.skipped;
    damageSeat(engine, seat);
  }
  engine.selection.version++;
}

function damageSeat(engine: Engine, seat: number): void {
  const { geometry, damage } = engine.model;
  damagePoint(damage, geometry.x[seat] ?? 0, geometry.y[seat] ?? 0);
}

/** Starts a selection by a tool; cancelling restores the previous marks. */
export function startSelecting(engine: Engine, mode: SelectMode): SelectingGesture {
  const { selection } = engine;
  const before = selection.marks.slice();
  const { size: sizeBefore, isPainted: wasPainted } = selection;
  if (mode === 'replace') clearMarks(engine);
  else clearSkipped(engine);
  const started = mode === 'replace' ? null : before;
  const on = mode !== 'remove';
  let held: readonly number[] = [];
  return {
    include(seats) {
      for (const seat of seats) selectSeat(engine, seat, on);
    },
    only(seats) {
      for (const seat of held)
        selectSeat(engine, seat, started !== null && ((started[seat] ?? 0) & MARK.selected) !== 0);
      for (const seat of seats) selectSeat(engine, seat, on);
      held = seats;
    },
    cancel() {
      for (let seat = 0; seat < before.length; seat++) {
        if (selection.marks[seat] !== before[seat]) damageSeat(engine, seat);
      }
      selection.marks.set(before);
      selection.size = sizeBefore;
      selection.isPainted = wasPainted;
      selection.version++;
    },
  };
}

function dropMarks(engine: Engine, bits: number): void {
  const { marks } = engine.selection;
  visitMarked(engine.selection, (seat) => {
    const mark = marks[seat] ?? 0;
    if ((mark & bits) === 0) return;
    marks[seat] = mark & ~bits;
    damageSeat(engine, seat);
  });
  engine.selection.version++;
}
