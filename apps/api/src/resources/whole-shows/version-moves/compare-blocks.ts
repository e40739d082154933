import type { VersionChanges } from '@parterre/contract/seating-plans/version-moves';
import type { Geometry, SeatMapping } from '@parterre/seating-plan';
import type { ShowSeats } from '#resources/seating/seats/move/read-show-seats.ts';

type BlockChanges = Pick<
  VersionChanges,
  'renamedBlocks' | 'alternatingBlocks' | 'newlyWithheld' | 'noLongerWithheld' | 'addedWithheld'
>;

interface Versions {
  from: Geometry;
  to: Geometry;
  mapping: SeatMapping;
  state: ShowSeats;
}

/**
 * Compares the names of blocks between two versions, and the seats that alternating blocks withhold. Seats are matched
 * by their labels, the switch by the id of the block: a new block under the old label loses it.
 */
export function compareBlocks({ from, to, mapping, state }: Versions): BlockChanges {
  const labels = new Map(to.blocks.map(({ blockId, label }) => [blockId, label]));
  const alternating = new Set(state.chunks.flatMap((chunk) => (chunk.alternating ? [chunk.blockId] : [])));
  const blocks = from.blocks.map(({ blockId, label }) => ({ blockId, label, newLabel: labels.get(blockId) ?? null }));
  const claimed = new Set(state.claims.map(({ seat }) => seat));
  const isWithheld = (geometry: Geometry, seat: number): boolean =>
    geometry.parity[seat] === 1 && alternating.has(geometry.blocks[geometry.block[seat] ?? -1]?.blockId ?? -1);
  let newlyWithheld = 0;
  let noLongerWithheld = 0;
  for (const [seat, next] of mapping.newOrdinals.entries()) {
    if (next < 0 || claimed.has(seat)) continue;
    const [before, after] = [isWithheld(from, seat), isWithheld(to, next)];
    if (!before && after) newlyWithheld += 1;
    if (before && !after) noLongerWithheld += 1;
  }
  return {
    renamedBlocks: blocks.filter(({ label, newLabel }) => newLabel !== null && newLabel !== label),
    alternatingBlocks: blocks.filter(({ blockId }) => alternating.has(blockId)),
    newlyWithheld,
    noLongerWithheld,
    addedWithheld: mapping.added.filter((seat) => isWithheld(to, seat)).length,
  };
}
