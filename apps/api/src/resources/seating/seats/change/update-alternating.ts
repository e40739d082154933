import * as endpoints from '@parterre/contract/seats/blocks';
import { AppError, invalidField, notFound } from '#errors.ts';
import { verb } from '#verb.ts';
import { changeSeats } from './change-seats.ts';

/**
 * Switches alternating seats of one block on or off. Throws STALE when If-Match names another revision of the block,
 * RULE_BROKEN for a show without a plan, BUSY. Needs `seat:write`.
 */
export const updateBlock = verb(endpoints.updateBlock, async (ctx, { params, body }) => {
  try {
    return await changeSeats(ctx, 'seating-block.update', params.showCode, ({ geometry }) => {
      const block = geometry.blocks.find(({ blockId }) => blockId === params.blockId);
      if (!block) throw notFound('The plan has no such block.');
      return { edits: [{ block, revision: ctx.ifMatch, alternating: body.alternatingSeats, edits: [] }] };
    });
  } catch (error) {
    throw error instanceof AppError && error.code === 'SEATS_CHANGED' ? new AppError('STALE', error.extras) : error;
  }
});

/**
 * Switches alternating seats of several blocks on or off in one transaction, all or none. Throws SEATS_CHANGED naming
 * the blocks that somebody has saved since the given revision, INVALID for blocks that the plan does not have,
 * RULE_BROKEN for a show without a plan, BUSY. Needs `seat:write`.
 */
export const updateAlternatingSeats = verb(endpoints.updateAlternatingSeats, (ctx, { params, body }) =>
  changeSeats(ctx, 'seating-blocks.update', params.showCode, ({ geometry }) => {
    const blocks = new Map(geometry.blocks.map((block) => [block.blockId, block]));
    const edits = body.blocks.map(({ blockId, alternatingSeats, revision }, index) => {
      const block = blocks.get(blockId);
      if (!block)
        throw invalidField(`blocks.${index}.blockId`, 'unknown', {
          message: 'The plan has no such block, or it is named twice',
        });
      blocks.delete(blockId);
      return { block, revision, alternating: alternatingSeats, edits: [] };
    });
    return { edits };
  }),
);
