import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { COPIED_PARTS } from '../choices/seating-choices.ts';
import { showWrite } from '../events/shows/show.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { Id, ShowCode } from '../wire/values.ts';
import { SeatChangeAnswer, SkippedSeats } from './seats/seat.ts';

const parts = z
  .array(z.enum(COPIED_PARTS))
  .min(1, 'Must name at least one of prices, holds and alternating')
  .max(COPIED_PARTS.length)
  .default([...COPIED_PARTS]);
/** `new` creates a hold like that of the other show. */
const NEW_HOLD = z.literal('new');

/**
 * What matches what. With null the seats that have it stay as they are here. What is not named takes its usual match:
 * blocks by label, tickets by name, holds by flag, then label.
 */
export const SeatCopyChoices = z
  .strictObject({
    parts,
    blocks: z
      .array(z.strictObject({ fromBlockId: Id, toBlockId: Id.nullable() }))
      .max(LIMITS.seats.blocks)
      .default([]),
    prices: z
      .array(z.strictObject({ fromPriceTypeId: Id, toPriceTypeId: Id.nullable() }))
      .max(LIMITS.price.copied)
      .default([]),
    holds: z
      .array(z.strictObject({ fromHoldId: Id, toHoldId: z.union([Id, NEW_HOLD]).nullable() }))
      .max(LIMITS.hold.copied)
      .default([]),
  })
  .meta({ id: 'SeatCopyChoices' });
export type SeatCopyChoices = z.infer<typeof SeatCopyChoices>;

const Name = z.record(z.string(), z.string());

/** Seats of one row of the other show that this plan does not have. */
const MissingRow = z.strictObject({
  block: z.string(),
  row: z.string(),
  first: z.string(),
  last: z.string(),
  seats: z.int(),
});

export const SeatCopyPreview = z
  .strictObject({
    fromShowCode: z.string(),
    /** Both shows have the same version of the same plan: every seat has its counterpart. */
    isSamePlan: z.boolean(),
    /** The state of both shows: a copy sends it back, and is refused when they have changed since. */
    seen: z.string(),
    /** Blocks of the other show with their matches here. */
    blocks: z.array(
      z.strictObject({
        fromBlockId: Id,
        label: z.string(),
        seats: z.int(),
        toBlockId: Id.nullable(),
        matched: z.int(),
      }),
    ),
    ownBlocks: z.array(z.strictObject({ blockId: Id, label: z.string(), seats: z.int() })),
    /** Tickets on seats of the other show; `seats` counts those that have it. */
    prices: z.array(
      z.strictObject({
        fromPriceTypeId: Id,
        name: Name,
        colour: z.string(),
        faceValueMinor: z.int(),
        seats: z.int(),
        toPriceTypeId: Id.nullable(),
      }),
    ),
    holds: z.array(
      z.strictObject({
        fromHoldId: Id,
        label: z.string(),
        reservationFlag: z.string(),
        colour: z.string(),
        seats: z.int(),
        toHoldId: Id.nullable(),
        /** Whether a hold like it would be created. */
        isNew: z.boolean(),
      }),
    ),
    /** The currency of the other show, ISO 4217. */
    fromCurrency: z.string(),
    seats: z.strictObject({
      /** Seats of the other show. */
      from: z.int(),
      /** Of those, the seats that exist here, and those that do not. */
      matched: z.int(),
      missing: z.int(),
      /** Seats here that have no counterpart and so do not change. */
      untouched: z.int(),
      /** Matched seats whose ticket, or hold, has no match here, so that it does not change. */
      withoutPrice: z.int(),
      withoutHold: z.int(),
      changed: z.int(),
      /** Seats that would change, but are sold or in a basket. */
      sold: z.int(),
      inBaskets: z.int(),
      blocksSwitched: z.int(),
    }),
    /** The first rows with missing seats. */
    missing: z.array(MissingRow),
    missingRows: z.int(),
    /** `from` and `to` are seat ordinals of this show's plan version. */
    skipped: z.array(SkippedSeats),
    /** Per ticket here, null for no ticket: the figure of the seated-prices report before and after the copy. */
    priceChanges: z.array(
      z.strictObject({
        priceTypeId: Id.nullable(),
        name: Name,
        seatsBefore: z.int(),
        seats: z.int(),
        valueBeforeMinor: z.int(),
        valueMinor: z.int(),
      }),
    ),
    /** Per hold here, or to be created: `fromHoldId` names its original. */
    holdChanges: z.array(
      z.strictObject({
        holdId: Id.nullable(),
        fromHoldId: Id.nullable(),
        label: z.string(),
        seatsBefore: z.int(),
        seats: z.int(),
      }),
    ),
    currency: z.string(),
  })
  .meta({ id: 'SeatCopyPreview', description: 'What copying the allocation of another event would change' });
export type SeatCopyPreview = z.infer<typeof SeatCopyPreview>;

export const CopiedSeats = z
  .strictObject({
    ...SeatChangeAnswer.shape,
    createdHolds: z.array(z.strictObject({ holdId: Id, label: z.string() })),
    missing: z.int(),
  })
  .meta({ id: 'CopiedSeats' });
export type CopiedSeats = z.infer<typeof CopiedSeats>;

const copy = {
  ...showWrite('seat:write'),
  method: 'POST',
  params: z.strictObject({ showCode: ShowCode, fromShowCode: ShowCode }),
} as const;

export const previewSeatCopy = endpoint({
  ...copy,
  id: 'previewSeatCopy',
  path: '/shows/{showCode}/seats/copy-from/{fromShowCode}/preview',
  summary: 'What copying the allocation of another event would change, and what of it does not fit; nothing is changed',
  body: SeatCopyChoices,
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: SeatCopyPreview },
  readOnly: true,
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  reads: ['seat-price', 'price', 'hold', 'show'],
  example: { parts: ['prices', 'holds'] },
});

export const copySeats = endpoint({
  ...copy,
  id: 'copySeats',
  path: '/shows/{showCode}/seats/copy-from/{fromShowCode}',
  summary: 'Copy the allocation of another event of the promoter; sold seats and seats in baskets stay as they are',
  body: z.strictObject({
    ...SeatCopyChoices.shape,
    /** The `seen` of the preview; the copy is refused when something has changed since. */
    seen: z.string().min(1).max(100),
  }),
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: CopiedSeats },
  errors: ['INVALID', 'NOT_FOUND', 'SEATS_CHANGED', 'FLAG_TAKEN', 'BUSY', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-seating-plan', 'hold-numbers-used-up'] },
  stale: ['seating-block', 'seat-price', 'price', 'hold', 'show', 'history'],
  example: { parts: ['prices', 'holds'], seen: '5d41402abc4b2a76' },
});
