import { z } from 'zod';
import { holdFields } from './holds.ts';
import { priceParams } from './prices.ts';
import { MOST_BLOCKS_LENGTH } from './seats/seat-bytes.ts';
import { showRead, showWrite } from './show-calls.ts';
import { showParams } from './shows.ts';
import { endpoint, LARGE_BODIES } from './wire/endpoint.ts';
import { pageOf, pageQuery } from './wire/paging.ts';
import { Id, idParam, Revision, ShowCode } from './wire/values.ts';

/** spec §3 allocation states; precedence SOLD, BASKET, BLOCKED, ASSIGNED, UNASSIGNED. */
export const SEAT_STATES = ['BLOCKED', 'SOLD', 'BASKET', 'UNASSIGNED', 'ASSIGNED'] as const;
export const SeatState = z.enum(SEAT_STATES).meta({ id: 'SeatState' });
export type SeatState = z.infer<typeof SeatState>;

/** `block|row|seat`; longer than any id of a plan that can be published, whose labels are limited in characters. */
export const SeatId = z.string().min(3).max(1000).meta({ example: 'Stalls|C|12' });
const Ordinal = z.int().nonnegative();
const seatIds = z.array(SeatId).min(1).max(100_000);
/** spec §9: always true. */
const adjustAllocation = z.literal(true, 'adjustAllocation must be true');

export const SkipReason = z.enum(['SOLD', 'BASKET']);
const SeatRange = z.strictObject({ from: Ordinal, to: Ordinal });
export const SkippedSeats = z.strictObject({ blockId: Id, ranges: z.array(SeatRange), reason: SkipReason });
const BlockRevision = z.strictObject({ blockId: Id, revision: Revision });

/** What every write on seats answers. `from` and `to` are seat ordinals of the plan version, both inside. */
export const SeatChangeAnswer = z
  .strictObject({ blocks: z.array(BlockRevision), changed: z.int(), skipped: z.array(SkippedSeats) })
  .meta({ id: 'SeatChangeAnswer' });
export type SeatChangeAnswer = z.infer<typeof SeatChangeAnswer>;

export const SeatPrice = z
  .strictObject({
    seatId: z.string(),
    blockId: Id,
    seat: Ordinal,
    state: SeatState,
    priceTypeId: Id.nullable(),
    holdId: Id.nullable(),
    hold: z.strictObject({ reservationFlag: z.string() }).optional(),
  })
  .meta({ id: 'SeatPrice' });

export const SeatedPriceStats = z
  .strictObject({
    items: z.array(
      z.strictObject({
        priceTypeId: Id.nullable(),
        name: z.record(z.string(), z.string()),
        isLinkedPrice: z.boolean(),
        faceValueMinor: z.int(),
        seats: z.int(),
        sold: z.int(),
        inBaskets: z.int(),
        blocked: z.int(),
        available: z.int(),
        valueMinor: z.int(),
        /** null: only with the permission sales:read. */
        soldValueMinor: z.int().nullable(),
      }),
    ),
    currency: z.string(),
    seatCount: z.int(),
  })
  .meta({
    id: 'SeatedPriceStats',
    description: 'Seats and value per price type; the entry without priceTypeId counts seats without a price',
  });

const sales = {
  seats: z.int(),
  sold: z.int(),
  /** What the sold seats cost: face value less discount, as the ledger has it. */
  grossMinor: z.int(),
};

export const SeatSales = z
  .strictObject({
    ...sales,
    currency: z.string(),
    blocks: z.array(
      z.strictObject({
        blockId: Id,
        ...sales,
        /** Of what was sold here, by what it was sold as. */
        prices: z.array(z.strictObject({ priceTypeId: Id, sold: sales.sold, grossMinor: sales.grossMinor })),
      }),
    ),
    /** Rows of which a seat is sold, by their ordinal in the plan version. */
    rows: z.array(z.strictObject({ row: Ordinal, ...sales })),
  })
  .meta({ id: 'SeatSales', description: 'Sold seats and their gross by block, price type and row of the plan' });
export type SeatSales = z.infer<typeof SeatSales>;

export const SeatingBlock = z
  .strictObject({
    blockId: Id,
    label: z.string(),
    description: z.string(),
    bestRank: z.int().nullable(),
    alternatingSeats: z.boolean(),
    seatCount: z.int(),
    /** Seats of the block that carry the price type of the path. */
    priceSeats: z.int(),
    firstSeat: Ordinal,
    revision: Revision,
  })
  .meta({ id: 'SeatingBlock' });
export const SeatingBlockList = z.strictObject({ items: z.array(SeatingBlock) }).meta({ id: 'SeatingBlockList' });

const SaveRange = z.strictObject({
  from: Ordinal,
  to: Ordinal,
  priceTypeId: Id.nullable().optional(),
  holdId: z
    .union([Id, z.string().max(40)])
    .nullable()
    .optional(),
});
const ClientId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z]/i);

/** One call, one transaction. A range's `holdId` is an id or the `clientId` of a hold created in the same call. */
export const SaveAll = z
  .strictObject({
    planVersionId: Id,
    blocks: z
      .array(z.strictObject({ blockId: Id, revision: Revision, ranges: z.array(SaveRange).min(1).max(50_000) }))
      .max(5000),
    holds: z
      .strictObject({
        create: z
          .array(z.strictObject({ clientId: ClientId, ...holdFields, agreed: holdFields.agreed.optional() }))
          .max(200)
          .default([]),
        update: z
          .array(z.strictObject({ holdId: Id, ...z.strictObject(holdFields).partial().shape }))
          .max(200)
          .default([]),
        delete: z.array(Id).max(200).default([]),
      })
      .default({ create: [], update: [], delete: [] }),
  })
  .meta({ id: 'SaveAll' });
export type SaveAll = z.infer<typeof SaveAll>;

export const SaveAllAnswer = z
  .strictObject({
    blocks: z.array(BlockRevision),
    created: z.array(z.strictObject({ clientId: z.string(), holdId: Id, ordinal: z.int() })),
    changed: z.int(),
    skipped: z.array(SkippedSeats),
  })
  .meta({ id: 'SaveAllAnswer' });
export type SaveAllAnswer = z.infer<typeof SaveAllAnswer>;

/** spec §8: the group of a save that failed, under 'Saving failed.'. */
export const SAVE_GROUPS = {
  CREATE_SEATS: 'Create seats error',
  UPDATE_SEATS: 'Update seats error',
  UPDATE_HOLDS: 'Update holds error',
} as const;
export type SaveGroup = keyof typeof SAVE_GROUPS;

const write = showWrite('seat:write');
const stale = ['seating-block', 'seat-price', 'price', 'hold', 'show', 'history'] as const;
const errors = ['INVALID', 'NOT_FOUND', 'BUSY', 'RULE_BROKEN'] as const;
const answer = { kind: 'json', schema: SeatChangeAnswer } as const;

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
  ...write,
  id: 'updateBlock',
  method: 'PATCH',
  path: '/shows/{showCode}/seats/blocks/{blockId}',
  summary: 'Switch alternating seats of one block: every second seat of each row is withheld while on',
  params: z.strictObject({ showCode: ShowCode, blockId: idParam }),
  body: z.strictObject({ alternatingSeats: z.boolean() }),
  response: answer,
  errors: [...errors, 'STALE'],
  stale,
  example: { alternatingSeats: true },
});

export const updateAlternatingSeats = endpoint({
  ...write,
  id: 'updateAlternatingSeats',
  method: 'PATCH',
  path: '/shows/{showCode}/seats/blocks/alternating-seats',
  summary: 'Switch alternating seats of several blocks in one transaction',
  params: showParams,
  body: z.strictObject({
    blocks: z
      .array(z.strictObject({ blockId: Id, alternatingSeats: z.boolean() }))
      .min(1)
      .max(5000),
  }),
  maxBodyBytes: LARGE_BODIES.lists,
  response: answer,
  errors,
  stale,
  example: { blocks: [{ blockId: 3, alternatingSeats: true }] },
});

const SeatWithHold = z.strictObject({ seatId: SeatId, holdId: Id.nullable().optional() });
const seatBody = z
  .strictObject({
    adjustAllocation,
    seats: z.array(SeatWithHold).min(1).max(100_000).optional(),
    seatIds: seatIds.optional(),
  })
  .meta({ oneOf: [{ required: ['seats'] }, { required: ['seatIds'] }] });

export const createPriceSeats = endpoint({
  ...write,
  id: 'createPriceSeats',
  method: 'POST',
  path: '/shows/{showCode}/prices/{priceTypeId}/seats',
  summary: 'Give seats without a price this price type',
  params: priceParams,
  body: seatBody,
  maxBodyBytes: LARGE_BODIES.seats,
  response: answer,
  errors,
  stale,
  example: { adjustAllocation: true, seatIds: ['Stalls|C|12'] },
});

export const updatePriceSeats = endpoint({
  ...write,
  id: 'updatePriceSeats',
  method: 'PATCH',
  path: '/shows/{showCode}/prices/{priceTypeId}/seats',
  summary: 'Change the hold of seats that carry this price type',
  params: priceParams,
  body: seatBody,
  maxBodyBytes: LARGE_BODIES.seats,
  response: answer,
  errors,
  stale,
  example: { adjustAllocation: true, seats: [{ seatId: 'Stalls|C|12', holdId: 5 }] },
});

export const removePriceSeats = endpoint({
  ...write,
  id: 'removePriceSeats',
  method: 'DELETE',
  path: '/shows/{showCode}/prices/{priceTypeId}/seats',
  summary: 'Take this price type off seats; sold seats and seats in baskets are skipped',
  params: priceParams,
  body: z.strictObject({ adjustAllocation, seatIds }),
  maxBodyBytes: LARGE_BODIES.seats,
  response: answer,
  errors,
  stale,
  example: { adjustAllocation: true, seatIds: ['Stalls|C|12'] },
});

export const updateSeatPrice = endpoint({
  ...write,
  id: 'updateSeatPrice',
  method: 'PATCH',
  path: '/shows/{showCode}/seats/update-price',
  summary: 'Reallocate seats to another price type',
  params: showParams,
  body: z.strictObject({ adjustAllocation, priceType: Id, seatIds }),
  maxBodyBytes: LARGE_BODIES.seats,
  response: answer,
  errors,
  stale,
  example: { adjustAllocation: true, priceType: 11, seatIds: ['Stalls|C|12'] },
});

export const listSeatPrices = endpoint({
  ...showRead,
  id: 'listSeatPrices',
  method: 'GET',
  path: '/shows/{showCode}/seats/prices',
  summary: 'Seats with price type, hold and state, paged in plan order',
  params: showParams,
  query: z.strictObject({ ...pageQuery, blockId: idParam.optional(), priceTypeId: idParam.optional() }),
  response: { kind: 'json', schema: pageOf('SeatPricePage', SeatPrice) },
  errors: ['NOT_FOUND', 'INVALID', 'RULE_BROKEN'],
  reads: ['seat-price'],
});

export const getSeatPriceStats = endpoint({
  ...showRead,
  base: 'reporting',
  id: 'getSeatPriceStats',
  method: 'GET',
  path: '/shows/{showCode}/seats/prices/stats',
  summary: 'Seated price statistics of an event',
  params: showParams,
  response: { kind: 'json', schema: SeatedPriceStats },
  errors: ['NOT_FOUND'],
  reads: ['seat-price'],
});

export const getSeatSales = endpoint({
  ...showRead,
  base: 'reporting',
  permission: 'sales:read',
  id: 'getSeatSales',
  method: 'GET',
  path: '/shows/{showCode}/seats/sales',
  summary: 'Sold seats and gross by block, price type and row',
  params: showParams,
  response: { kind: 'json', schema: SeatSales },
  errors: ['NOT_FOUND', 'RULE_BROKEN'],
  reads: ['seat-price'],
});

export const saveAllSeats = endpoint({
  ...write,
  id: 'saveAllSeats',
  method: 'POST',
  path: '/shows/{showCode}/seats/save-all',
  summary: 'Save every change of the seat manager in one transaction',
  params: showParams,
  body: SaveAll,
  maxBodyBytes: LARGE_BODIES.seats,
  response: { kind: 'json', schema: SaveAllAnswer },
  errors: ['INVALID', 'NOT_FOUND', 'SEATS_CHANGED', 'BUSY', 'FLAG_TAKEN', 'IN_USE', 'NOT_ENOUGH_LEFT', 'RULE_BROKEN'],
  stale,
  example: { planVersionId: 9, blocks: [{ blockId: 3, revision: 1, ranges: [{ from: 0, to: 11, priceTypeId: 11 }] }] },
});

/** Allocation and claims of an event as bytes, laid out as `seat-bytes.ts` says: the header lists every block's revision. */
export const getAllocation = endpoint({
  ...showRead,
  id: 'getAllocation',
  method: 'GET',
  path: '/shows/{showCode}/seats/allocation',
  summary: 'Price, hold and claim of every seat as bytes in plan order',
  params: showParams,
  query: z.strictObject({
    /** Comma-separated block ids: only those blocks. */
    blocks: z
      .string()
      .max(MOST_BLOCKS_LENGTH)
      .regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/)
      .optional(),
  }),
  response: { kind: 'binary', contentType: 'application/octet-stream' },
  errors: ['NOT_FOUND', 'RULE_BROKEN'],
  reads: ['seat-price'],
});

/** Every change of the seats of an event from `since` on, as it happens: the events of `seat-live.ts`. */
export const watchSeats = endpoint({
  ...showRead,
  id: 'watchSeats',
  method: 'GET',
  path: '/shows/{showCode}/seats/changes',
  summary: 'Seats claimed, released, sold and saved as they happen, and who else has the seat manager open',
  params: showParams,
  query: z.strictObject({
    /** The cursor of the allocation, or the id of the last event. */
    since: z
      .string()
      .max(4000)
      .regex(/^\d{1,15}-\d{1,19}:\d{1,19}:[\d,]*$/, 'Must be the cursor of an allocation or of an event'),
  }),
  response: { kind: 'stream', contentType: 'text/event-stream' },
  errors: ['NOT_FOUND', 'INVALID', 'METHOD_NOT_ALLOWED', 'NOT_ACCEPTABLE'],
  reads: ['seat-price'],
});

export const updateSeatViewer = endpoint({
  ...write,
  id: 'updateSeatViewer',
  method: 'PUT',
  path: '/shows/{showCode}/seats/viewers/{viewerId}',
  summary: 'Tell the others who have the seat manager open whether there are unsaved changes here',
  params: z.strictObject({ showCode: ShowCode, viewerId: idParam }),
  body: z.strictObject({ hasUnsavedChanges: z.boolean() }),
  response: { kind: 'none' },
  status: 204,
  errors: ['INVALID', 'NOT_FOUND', 'BUSY'],
  example: { hasUnsavedChanges: true },
});
