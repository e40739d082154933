import type { BlockDiff } from '@parterre/seat-map';
import type { Geometry } from '@parterre/seating-plan';
import { countRangeSeats, listSeats, type SeatRange, toRanges } from '../desk/seat-ranges.ts';
import type { ChangedBlock } from './read-save-failure.ts';

/** One block both have changed: the seats of each side. */
export interface ChangedBlockRow {
  blockId: number;
  label: string;
  mine: SeatRange[];
  mineCount: number;
  theirs: SeatRange[];
  theirsCount: number;
  changedBy: string | null;
  changedAt: string | null;
}

/** The server's list of changed blocks beside what the user has edited in them, in plan order. */
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
