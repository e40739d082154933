import { SaveQueue } from '@parterre/canvas';
import type { SaveAll, SaveAllAnswer } from '@parterre/contract/seats';
import {
  type AssignResult,
  type BlockDiff,
  createSeatMap,
  type MapMode,
  type MapTheme,
  type RemoteChange,
  type RemoteEffect,
  type SeatMap,
  type SeatMapOptions,
} from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import { SEAT_STATE } from '@parterre/seating-plan/seat-states';
import type { LoadedSeats } from '#programme/seats/load-seats.ts';
import { type SeatBytes, toRemoteChanges } from '#programme/seats/to-allocation.ts';
import { listSeats } from './seat-ranges.ts';

/** A save as it was sent: repeated under its key it happens once. */
export interface SentSave {
  key: string;
  body: SaveAll;
  edits: readonly BlockDiff[];
}

/** The map of one event with what saving needs beside it. The seats live in here, never in React or in the store. */
export interface SeatDesk {
  readonly map: SeatMap;
  readonly geometry: Geometry;
  readonly planVersionId: number;
  /** By block id: what a save of the block names. Older than `latest` while edits were overtaken by somebody's save. */
  readonly revisions: ReadonlyMap<number, number>;
  /** The revision of each block that the map shows, by the block's id. */
  readonly latest: Map<number, number>;
  /** Edits that somebody else's save overtook, and the revision they stand on: saving them asks seat by seat. */
  readonly overtaken: Map<number, { revision: number; seats: Set<number> }>;
  /** What is sent, and whether it was answered. */
  readonly saves: SaveQueue<SentSave>;
  /** By block ordinal: 1 while every second seat is withheld. */
  readonly alternating: Uint8Array;
  /** Seats that assignments since the last save had to leave out. */
  readonly leftOut: Set<number>;
}

interface DeskOptions {
  target: SeatMapOptions['target'];
  seats: LoadedSeats;
  mode: MapMode;
  theme: MapTheme;
  around: (desk: SeatDesk, ...input: Parameters<NonNullable<SeatMapOptions['around']>>) => boolean;
}

export function openSeatDesk({ target, seats, mode, theme, around }: DeskOptions): SeatDesk {
  const { geometry, allocation, planVersionId, revisions } = seats;
  const map = createSeatMap({
    target,
    geometry,
    allocation,
    theme,
    mode,
    requestFrame: (paint) => void requestAnimationFrame(() => paint()),
    now: () => performance.now(),
    around: (input, take) => around(desk, input, take),
  });
  const desk: SeatDesk = {
    map,
    geometry,
    planVersionId,
    get revisions() {
      return listRevisions(this);
    },
    latest: new Map(revisions),
    overtaken: new Map(),
    saves: new SaveQueue(),
    alternating: allocation.alternating.slice(),
    leftOut: new Set(),
  };
  return desk;
}

/** Gives the selection what is armed. Nothing happens while nothing is armed or selected. */
export function assignArmed({ map, leftOut }: SeatDesk): AssignResult | undefined {
  const { armed, selectionSize } = map.getSnapshot();
  if (!armed || selectionSize === 0) return undefined;
  const result = map.assign(armed);
  for (const { seat } of result.skipped) leftOut.add(seat);
  return result;
}

/** After a stroke of the brush: its seats are selected, and those it could not paint are sold or in baskets. */
export function noteLeftOut({ map, leftOut }: SeatDesk): void {
  if (!map.getSnapshot().armed) return;
  for (const seat of map.selection()) if (isClaimed(map, seat)) leftOut.add(seat);
}

export function undoStep(desk: SeatDesk): boolean {
  const isUndone = desk.map.undo();
  if (!desk.map.isDirty) forgetEdits(desk);
  // The step may have been saved since, and its seats sold: they stay as they are.
  else if (isUndone) noteClaimedEdits(desk);
  return isUndone;
}

export function discardEdits(desk: SeatDesk): void {
  desk.map.discard();
  forgetEdits(desk);
}

/** What was given up is not sent again; whether it was saved is told with the next news. */
function forgetEdits(desk: SeatDesk): void {
  desk.leftOut.clear();
  desk.saves.forget();
}

/** A block names the revision its edits stand on for as long as one of the overtaken edits is still to be saved. */
function listRevisions({ map, latest, overtaken }: SeatDesk): Map<number, number> {
  const revisions = new Map(latest);
  if (overtaken.size === 0) return revisions;
  for (const { blockId, ranges } of map.diff()) {
    const entry = overtaken.get(blockId);
    const isPending = (seat: number) => ranges.some(({ from, to }) => from <= seat && seat <= to);
    if (entry && [...entry.seats].some(isPending)) revisions.set(blockId, entry.revision);
  }
  return revisions;
}

/** Takes blocks the user asked for as the new base; unsaved edits stay on top, and are meant. */
export function takeBlocks(desk: SeatDesk, bytes: SeatBytes): void {
  rebase(desk, bytes);
  for (const { blockId } of bytes.header.blocks) desk.overtaken.delete(blockId);
}

/** Takes blocks somebody else saved as the new base; edits of the same seats stay, and must be confirmed when saved. */
export function followBlocks(desk: SeatDesk, bytes: SeatBytes): void {
  const before = new Map(desk.latest);
  for (const seat of rebase(desk, bytes).overtaken) {
    const blockId = desk.geometry.blocks[desk.geometry.block[seat] ?? 0]?.blockId ?? 0;
    const entry = desk.overtaken.get(blockId) ?? { revision: before.get(blockId) ?? 0, seats: new Set<number>() };
    entry.seats.add(seat);
    desk.overtaken.set(blockId, entry);
  }
}

/** Takes what is sold, put into baskets and let go elsewhere. */
export function followClaims({ map, leftOut }: SeatDesk, changes: readonly RemoteChange[]): void {
  const { claimed, freed } = map.applyRemote(changes);
  for (const seat of claimed) leftOut.add(seat);
  for (const seat of freed) leftOut.delete(seat);
}

function rebase(desk: SeatDesk, bytes: SeatBytes): RemoteEffect {
  for (const { blockId, revision, alternating } of bytes.header.blocks) {
    desk.latest.set(blockId, revision);
    const index = desk.geometry.blocks.findIndex((block) => block.blockId === blockId);
    if (index >= 0) desk.alternating[index] = Number(alternating);
  }
  const effect = desk.map.applyRemote(toRemoteChanges(desk.geometry, bytes));
  noteClaimedEdits(desk);
  return effect;
}

/** Takes a save's answer: what was sent is the base now, what the server skipped goes back. Later edits stay unsaved. */
export function takeAnswer(
  desk: SeatDesk,
  sent: readonly BlockDiff[],
  answer: Pick<SaveAllAnswer, 'blocks' | 'skipped'>,
): void {
  desk.map.markSaved({ sent, skipped: listSeats(answer.skipped.flatMap((block) => block.ranges)) });
  takeRevisions(desk, answer.blocks);
  desk.leftOut.clear();
}

/** A change of one's own raises the revisions, and must not look like somebody else's at the next save. */
export function takeRevisions(desk: SeatDesk, blocks: SaveAllAnswer['blocks']): void {
  for (const { blockId, revision } of blocks) {
    desk.latest.set(blockId, revision);
    desk.overtaken.delete(blockId);
  }
}

/** Takes the switch of a block, which its own call has saved. */
export function takeAlternating(desk: SeatDesk, block: number, alternating: boolean): void {
  desk.alternating[block] = Number(alternating);
  desk.map.applyRemote([{ block, alternating }]);
}

export function countClaims(map: SeatMap, seats: Iterable<number>): { sold: number; inBaskets: number } {
  const claims = { sold: 0, inBaskets: 0 };
  for (const seat of seats) {
    const state = map.describe(seat)?.state;
    if (state === 'SOLD') claims.sold++;
    else if (state === 'BASKET') claims.inBaskets++;
  }
  return claims;
}

/** Edits of seats that were claimed meanwhile can no longer be saved. */
function noteClaimedEdits({ map, leftOut }: SeatDesk): void {
  const { state } = map.columns();
  for (const { ranges } of map.diff())
    for (const seat of listSeats(ranges))
      if (state[seat] === SEAT_STATE.SOLD || state[seat] === SEAT_STATE.BASKET) leftOut.add(seat);
}

function isClaimed(map: SeatMap, seat: number): boolean {
  const state = map.describe(seat)?.state;
  return state === 'SOLD' || state === 'BASKET';
}
