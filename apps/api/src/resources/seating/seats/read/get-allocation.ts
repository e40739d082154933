import * as endpoints from '@parterre/contract/seats/live';
import { encodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { notFound } from '#errors.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { requirePlan } from '../require-plan.ts';
import { readSeats, type SeatChunk } from './read-seats.ts';

/**
 * Answers allocation and claims as bytes (`seat-bytes.ts`). Throws NOT_FOUND for a block that the plan does not have.
 */
export const getAllocation = verb(endpoints.getAllocation, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const { planVersionId, geometry } = await requirePlan(ctx, show);
  const blockIds = query.blocks?.split(',').map(Number);
  const seats = await readSeats(ctx, show, { seatCount: geometry.seatCount, blockIds });
  const blocks = joinChunks(seats.chunks);
  if (blockIds && blocks.length < new Set(blockIds).size) throw notFound('The plan has no such block.');
  const facts = { planVersionId, blocks, cursor: seats.cursor, at: ctx.now.toISOString() };
  const { claimed, own } = seats;
  return { bytes: encodeAllocation(facts, { ...joinColumns(seats.chunks, claimed), own }) };
});

/** Joins the chunks of each block, which are next to each other; the block has the highest of their revisions. */
function joinChunks(chunks: readonly SeatChunk[]) {
  const blocks: { blockId: number; firstSeat: number; seatCount: number; revision: number; alternating: boolean }[] =
    [];
  for (const { blockId, firstSeat, seatCount, revision, alternating } of chunks) {
    const last = blocks.at(-1);
    if (last?.blockId === blockId) {
      last.seatCount += seatCount;
      last.revision = Math.max(last.revision, revision);
    } else blocks.push({ blockId, firstSeat, seatCount, revision, alternating });
  }
  return blocks;
}

function joinColumns(chunks: readonly SeatChunk[], claimed: Uint8Array) {
  const seatCount = chunks.reduce((sum, chunk) => sum + chunk.seatCount, 0);
  const price = new Uint16Array(seatCount);
  const hold = new Uint16Array(seatCount);
  const claim = new Uint8Array(seatCount);
  let at = 0;
  for (const { firstSeat, seatCount: count, prices, holds } of chunks) {
    price.set(prices, at);
    hold.set(holds, at);
    claim.set(claimed.subarray(firstSeat, firstSeat + count), at);
    at += count;
  }
  return { price, hold, claim };
}
