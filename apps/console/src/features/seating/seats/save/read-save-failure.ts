import { SAVE_GROUPS, type SaveGroup } from '@parterre/contract/choices/seating-choices';
import type { SeatsChanged } from '@parterre/contract/seats/seat';
import type { BlockDiff } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import { findProblem } from '#api/failure.ts';
import type { SeatBytes } from '#programme/seats/to-allocation.ts';
import type { SeatDesk } from '../desk/seat-desk.ts';
import { countRangeSeats, listSeats, type SeatRange, toRanges } from '../desk/seat-ranges.ts';

/** A block saved by somebody else since these edits started. */
export type ChangedBlock = SeatsChanged['blocks'][number];

export type SaveFailure =
  /** Blocks that must be read again before these edits can be saved. */
  | { kind: 'conflict'; blocks: ChangedBlock[] }
  /** The show has another plan, which does not have the edited seats. */
  | { kind: 'planChanged' }
  /** `group` is the part of the save that failed (spec §8), if the server named it. */
  | { kind: 'failed'; group: SaveGroup | null; error: unknown };

export function readSaveFailure(error: unknown): SaveFailure {
  const problem = findProblem(error);
  if (problem?.code === 'SEATS_CHANGED') {
    const { blocks = [] } = (problem.details ?? {}) as Partial<SeatsChanged>;
    return blocks.length > 0 ? { kind: 'conflict', blocks } : { kind: 'planChanged' };
  }
  const group = problem?.details?.group;
  return { kind: 'failed', group: isSaveGroup(group) ? group : null, error };
}

const isSaveGroup = (group: unknown): group is SaveGroup =>
  typeof group === 'string' && Object.hasOwn(SAVE_GROUPS, group);

interface ChangedBlockRow extends Pick<ChangedBlock, 'blockId' | 'changedBy' | 'changedAt'> {
  label: string;
  mine: SeatRange[];
  mineCount: number;
  theirs: SeatRange[];
  theirsCount: number;
}

/** Joins the server's list of changed blocks with the user's edits in them, in plan order. */
export function listChangedBlocks(
  geometry: Geometry,
  diff: readonly BlockDiff[],
  blocks: readonly ChangedBlock[],
): ChangedBlockRow[] {
  const order = new Map(geometry.blocks.map((block, index) => [block.blockId, index]));
  return blocks
    .map(({ blockId, ranges, changedBy, changedAt }) => {
      const edited = diff.find((block) => block.blockId === blockId)?.ranges ?? [];
      const mine = toRanges(listSeats(edited));
      return {
        blockId,
        label: geometry.blocks[order.get(blockId) ?? -1]?.label ?? String(blockId),
        mine,
        mineCount: countRangeSeats(mine),
        theirs: ranges,
        theirsCount: countRangeSeats(ranges),
        changedBy,
        changedAt,
      };
    })
    .sort((a, b) => (order.get(a.blockId) ?? 0) - (order.get(b.blockId) ?? 0));
}

/** Ordinals of price type and hold; undefined if this side did not change it. */
export interface SeatSide {
  price?: number | undefined;
  hold?: number | undefined;
}

export interface ContestedSeat {
  seat: number;
  mine: SeatSide;
  theirs: { price: number; hold: number };
}

/**
 * Lists edits that would overwrite somebody else's save. Call it after the desk has applied `bytes`, which records the
 * overtaken seats by block.
 */
export function listContested({ map, overtaken }: SeatDesk, { header, columns }: SeatBytes): ContestedSeat[] {
  const contested: ContestedSeat[] = [];
  const diff = map.diff();
  let column = 0;
  for (const { blockId, firstSeat, seatCount } of header.blocks) {
    const seats = overtaken.get(blockId)?.seats ?? new Set();
    for (const [seat, mine] of listEdits(diff, blockId)) {
      if (!seats.has(seat)) continue;
      const at = column + seat - firstSeat;
      const theirs = { price: columns.price[at] ?? 0, hold: columns.hold[at] ?? 0 };
      contested.push({ seat, mine, theirs });
    }
    column += seatCount;
  }
  return contested.sort((a, b) => a.seat - b.seat);
}

function* listEdits(diff: readonly BlockDiff[], blockId: number): Generator<[seat: number, mine: SeatSide]> {
  for (const { from, to, price, hold } of diff.find((block) => block.blockId === blockId)?.ranges ?? [])
    for (let seat = from; seat <= to; seat++) yield [seat, { price, hold }];
}
