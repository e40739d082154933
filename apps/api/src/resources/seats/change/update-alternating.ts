import type {
  updateBlock as blockEndpoint,
  updateAlternatingSeats as listEndpoint,
  SeatChangeAnswer,
} from '@parterre/contract/seats';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { AppError, invalidField, notFound } from '../../../errors.ts';
import { changeSeats } from './change-seats.ts';

/**
 * Switches alternating seats of one block. STALE when If-Match names another revision of the block. Needs `seat:write`.
 */
export async function updateBlock(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof blockEndpoint>, 'params' | 'body'>,
): Promise<SeatChangeAnswer> {
  try {
    return await changeSeats(ctx, 'seating-block.update', params.showCode, ({ geometry }) => {
      const block = geometry.blocks.find(({ blockId }) => blockId === params.blockId);
      if (!block) throw notFound('The plan has no such block.');
      return { edits: [{ block, revision: ctx.ifMatch, alternating: body.alternatingSeats, edits: [] }] };
    });
  } catch (error) {
    throw error instanceof AppError && error.code === 'SEATS_CHANGED' ? new AppError('STALE', error.extras) : error;
  }
}

/** Switches alternating seats of several blocks in one transaction. Needs `seat:write`. */
export function updateAlternatingSeats(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof listEndpoint>, 'params' | 'body'>,
): Promise<SeatChangeAnswer> {
  return changeSeats(ctx, 'seating-blocks.update', params.showCode, ({ geometry }) => {
    const blocks = new Map(geometry.blocks.map((block) => [block.blockId, block]));
    const edits = body.blocks.map(({ blockId, alternatingSeats }, index) => {
      const block = blocks.get(blockId);
      if (!block) throw invalidField(`blocks.${index}.blockId`, 'The plan has no such block, or it is named twice');
      blocks.delete(blockId);
      return { block, alternating: alternatingSeats, edits: [] };
    });
    return { edits };
  });
}
