import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { priceParams, showParams, showRead } from '../../events/shows/show.ts';
import { endpoint, LARGE_BODIES } from '../../wire/endpoint.ts';
import { Id, idParam, Revision, ShowCode } from '../../wire/values.ts';
import { Ordinal, SEAT_ERRORS, seatAnswer, seatsStale, seatWrite } from './seat.ts';

export const SeatingBlock = z
  .strictObject({
    blockId: Id,
    label: z.string(),
    description: z.string(),
    bestRank: z.int().nullable(),
    alternatingSeats: z.boolean(),
    seatCount: z.int(),
    /** Seats of the block that have the price type of the path. */
    priceSeats: z.int(),
    firstSeat: Ordinal,
    revision: Revision,
  })
  .meta({ id: 'SeatingBlock' });
export const SeatingBlockList = z.strictObject({ items: z.array(SeatingBlock) }).meta({ id: 'SeatingBlockList' });

export const listPriceBlocks = endpoint({
  ...showRead,
  id: 'listPriceBlocks',
  method: 'GET',
  path: '/shows/{showCode}/prices/{priceTypeId}/seats/blocks',
  summary: 'Blocks of the event with the seats that carry a price type',
  params: priceParams,
  response: { kind: 'json', schema: SeatingBlockList },
  errors: ['NOT_FOUND'],
  reads: ['seating-block'],
});

export const updateBlock = endpoint({
  ...seatWrite,
  id: 'updateBlock',
  method: 'PATCH',
  path: '/shows/{showCode}/seats/blocks/{blockId}',
  summary: 'Switch alternating seats of one block: every second seat of each row is withheld while on',
  params: z.strictObject({ showCode: ShowCode, blockId: idParam }),
  body: z.strictObject({ alternatingSeats: z.boolean() }),
  response: seatAnswer,
  errors: [...SEAT_ERRORS, 'STALE'],
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  stale: seatsStale,
  example: { alternatingSeats: true },
});

export const updateAlternatingSeats = endpoint({
  ...seatWrite,
  id: 'updateAlternatingSeats',
  method: 'PATCH',
  path: '/shows/{showCode}/seats/blocks/alternating-seats',
  summary: 'Switch alternating seats of several blocks in one transaction',
  params: showParams,
  body: z.strictObject({
    blocks: z
      .array(
        z.strictObject({
          blockId: Id,
          alternatingSeats: z.boolean(),
          /** The one that was loaded: a block that somebody has saved since refuses all of them. */
          revision: Revision.optional(),
        }),
      )
      .min(1)
      .max(LIMITS.seats.blocks),
  }),
  maxBodyBytes: LARGE_BODIES.lists,
  response: seatAnswer,
  errors: [...SEAT_ERRORS, 'SEATS_CHANGED'],
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  stale: seatsStale,
  example: { blocks: [{ blockId: 3, alternatingSeats: true, revision: 1 }] },
});
