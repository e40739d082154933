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

/** A save with its idempotency key, so that a repetition takes effect once. */
export interface SentSave {
  key: string;
  body: SaveAll;
  edits: readonly BlockDiff[];
}

/** The map of one show, with the state that saving needs. Seats are kept here, never in React or the store. */
export interface SeatDesk {
  readonly map: SeatMap;
  readonly geometry: Geometry;
  readonly planVersionId: number;
  /**
   * The revisions that a save names, by block id. Older than `latest` while somebody else's save has overtaken an edit.
   */
  readonly revisions: ReadonlyMap<number, number>;
  /** The revision of each block on the map, by block id. */
  readonly latest: Map<number, number>;
  /** Edits overtaken by somebody else's save, with the revision they are based on: saving them asks seat by seat. */
  readonly overtaken: Map<number, { revision: number; seats: Set<number> }>;
  /** The saves that were sent, and whether they were answered. */
  readonly saves: SaveQueue<SentSave>;
  /** 1 for blocks with alternating seats, by block ordinal. */
  readonly alternating: Uint8Array;
  /** Seats that assignments since the last save could not change. */
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

/** Assigns the armed value to the selection. Does nothing if nothing is armed or selected. */
export function assignArmed({ map, leftOut }: SeatDesk): AssignResult | undefined {
  const { armed, selectionSize } = map.getSnapshot();
  if (!armed || selectionSize === 0) return undefined;
  const result = map.assign(armed);
  for (const { seat } of result.skipped) leftOut.add(seat);
  return result;
}

/** After a brush stroke its seats are selected; those it could not paint are sold or in baskets. */
export function noteLeftOut({ map, leftOut }: SeatDesk): void {
  if (!map.getSnapshot().armed) return;
  for (const seat of map.selection()) if (isClaimed(map, seat)) leftOut.add(seat);
}

export function undoStep(desk: SeatDesk): boolean {
  const isUndone = desk.map.undo();
  if (!desk.map.isDirty) forgetEdits(desk);
  // The step may have been saved and its seats sold since: those cannot change.
  else if (isUndone) noteClaimedEdits(desk);
  return isUndone;
}

export function discardEdits(desk: SeatDesk): void {
  desk.map.discard();
  forgetEdits(desk);
}

/** Discarded edits are not sent again; if a save had succeeded, the next news reports it. */
function forgetEdits(desk: SeatDesk): void {
  desk.leftOut.clear();
  desk.saves.forget();
}

/** A block keeps the revision its edits are based on as long as an overtaken edit in it is unsaved. */
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

/** Rebases on blocks that the user asked for; unsaved edits are kept and need no confirmation. */
export function takeBlocks(desk: SeatDesk, bytes: SeatBytes): void {
  rebase(desk, bytes);
  for (const { blockId } of bytes.header.blocks) desk.overtaken.delete(blockId);
}

/** Rebases on blocks that somebody else saved; edits of the same seats are kept, but must be confirmed on saving. */
export function followBlocks(desk: SeatDesk, bytes: SeatBytes): void {
  const before = new Map(desk.latest);
  for (const seat of rebase(desk, bytes).overtaken) {
    const blockId = desk.geometry.blocks[desk.geometry.block[seat] ?? 0]?.blockId ?? 0;
    const entry = desk.overtaken.get(blockId) ?? { revision: before.get(blockId) ?? 0, seats: new Set<number>() };
    entry.seats.add(seat);
    desk.overtaken.set(blockId, entry);
  }
}

/** Applies sales, baskets and releases made elsewhere. */
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

/** Applies the answer of a save: sent seats become the base, skipped ones are reverted. Later edits stay unsaved. */
export function takeAnswer(
  desk: SeatDesk,
  sent: readonly BlockDiff[],
  answer: Pick<SaveAllAnswer, 'blocks' | 'skipped'>,
): void {
  desk.map.markSaved({ sent, skipped: listSeats(answer.skipped.flatMap((block) => block.ranges)) });
  takeRevisions(desk, answer.blocks);
  desk.leftOut.clear();
}

/** Records the revisions of the user's own saves, so that the next save does not treat them as somebody else's. */
export function takeRevisions(desk: SeatDesk, blocks: SaveAllAnswer['blocks']): void {
  for (const { blockId, revision } of blocks) {
    desk.latest.set(blockId, revision);
    desk.overtaken.delete(blockId);
  }
}

/** Applies a block's alternating setting, saved by a call of its own. */
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

/** Marks edits of seats that were claimed meanwhile, because they cannot be saved. */
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
