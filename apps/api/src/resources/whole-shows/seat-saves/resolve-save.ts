import { SAVE_GROUPS, type SaveGroup } from '@parterre/contract/choices/seating-choices';
import type { SaveAll } from '@parterre/contract/seats';
import type { Geometry, GeometryBlock } from '@parterre/seating-plan';
import { AppError, invalidField } from '#errors.ts';
import type { BlockEdit } from '#resources/seating/seats/change/apply-seat-changes.ts';
import type { SeatEdit } from '#resources/seating/seats/change/edit-seats-skipping-sold.ts';
import { requireOrdinal } from '#resources/seating/seats/read/read-ordinals.ts';

type SavedBlock = SaveAll['blocks'][number];
type SavedRange = SavedBlock['ranges'][number];

interface SaveOrdinals {
  prices: ReadonlyMap<number | string, number>;
  /** Ordinals by id, and by `clientId` for the holds that the same call creates. */
  holds: ReadonlyMap<number | string, number>;
}

/**
 * Turns the blocks of a save into edits. Throws INVALID naming the block or range that is wrong, with the group that
 * fails: ranges that assign a price type belong to the creates, all other ranges to the updates.
 */
export async function resolveSave(
  geometry: Geometry,
  blocks: SaveAll['blocks'],
  ordinals: SaveOrdinals,
): Promise<BlockEdit[]> {
  const known = new Map(geometry.blocks.map((block) => [block.blockId, block]));
  const edits: BlockEdit[] = [];
  for (const [index, saved] of blocks.entries()) {
    const block = known.get(saved.blockId);
    known.delete(saved.blockId);
    const [first] = saved.ranges;
    edits.push(
      await inSaveGroup(groupOf(first), () => {
        if (!block)
          throw invalidField(`blocks.${index}.blockId`, 'unknown', {
            message: 'The plan has no such block, or it is named twice',
          });
        return { block, revision: saved.revision, edits: resolveRanges(block, saved, index, ordinals) };
      }),
    );
  }
  return edits;
}

/** Returns the group of a range, by the order of the specification. */
const groupOf = (range: SavedRange | undefined): SaveGroup =>
  typeof range?.priceTypeId === 'number' ? 'CREATE_SEATS' : 'UPDATE_SEATS';

function resolveRanges(block: GeometryBlock, saved: SavedBlock, index: number, ordinals: SaveOrdinals): SeatEdit[] {
  const last = block.firstSeat + block.seatCount - 1;
  const edits: (SeatEdit & { at: number })[] = [];
  let isSorted = true;
  for (const [at, { from, to, priceTypeId, holdId }] of saved.ranges.entries()) {
    const field = `blocks.${index}.ranges.${at}`;
    if (from < block.firstSeat || from > last)
      throw invalidField(`${field}.from`, 'unknown', { message: outside(block) });
    if (to < from) throw invalidField(`${field}.to`, 'notFitting', { message: 'Must not be before from' });
    if (to > last) throw invalidField(`${field}.to`, 'unknown', { message: outside(block) });
    if (from <= (edits.at(-1)?.to ?? -1)) isSorted = false;
    const price = requireOrdinal(ordinals.prices, priceTypeId, `${field}.priceTypeId`);
    const hold = requireOrdinal(ordinals.holds, holdId, `${field}.holdId`);
    edits.push({ from, to, price, hold, at });
  }
  if (isSorted) return edits;
  edits.sort((a, b) => a.from - b.from);
  for (const [place, edit] of edits.entries()) {
    const before = edits[place - 1];
    if (before && edit.from <= before.to)
      throw invalidField(`blocks.${index}.ranges.${Math.max(edit.at, before.at)}.to`, 'notFitting', {
        message: 'Overlaps another range',
      });
  }
  return edits;
}

const outside = (block: GeometryBlock): string =>
  `Block ${block.label} has the seats ${block.firstSeat} to ${block.firstSeat + block.seatCount - 1}`;

/**
 * Names the group of a save that failed, under 'Saving failed.' (spec §8). Only errors that are thrown on purpose are
 * reported in this way.
 */
export async function inSaveGroup<T>(group: SaveGroup, work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'SEATS_CHANGED' || error.extras.details?.group) throw error;
    const { detail, details, fieldErrors } = error.extras;
    const reason = detail ?? fieldErrors?.[0]?.message;
    throw new AppError(error.code, {
      ...error.extras,
      cause: error,
      details: { ...details, group },
      detail: `Saving failed. ${SAVE_GROUPS[group]}${reason ? `: ${reason}` : '.'}`,
    });
  }
}
