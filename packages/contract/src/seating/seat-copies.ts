import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { COPIED_PARTS } from '../choices/seating-choices.ts';
import { showWrite } from '../events/shows/show.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { Id, ShowCode, TextByCulture } from '../wire/values.ts';
import { SeatChangeAnswer, SkippedSeats } from './seats/seat.ts';

const parts = z
  .array(z.enum(COPIED_PARTS))
  .min(1, 'Must name at least one of prices, holds and alternating')
  .max(COPIED_PARTS.length)
  .default([...COPIED_PARTS]);
/** Creates a hold with the settings of the one in the other show. */
const NEW_HOLD = z.literal('new');

/**
 * The matches between the two shows. null leaves seats that have the object as they are here. An unnamed one gets its
 * default match: blocks by label, price types by name, holds by flag, then label.
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

/** Seats in one row of the other show that do not exist in this plan. */
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
    /** True if both shows have the same version of the same plan, so every seat has its counterpart. */
    isSamePlan: z.boolean(),
    /** A fingerprint of both shows: a copy sends it back, and is refused if either has changed since. */
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
    /** The price types on seats of the other show; `seats` is the number of seats that have it. */
    prices: z.array(
      z.strictObject({
        fromPriceTypeId: Id,
        name: TextByCulture,
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
        /** True if the copy would create a hold like it. */
        isNew: z.boolean(),
      }),
    ),
    /** The currency of the other show, ISO 4217. */
    fromCurrency: z.string(),
    seats: z.strictObject({
      /** Seats of the other show. */
      from: z.int(),
      /** `matched` seats of the other show exist in this one, `missing` ones do not. */
      matched: z.int(),
      missing: z.int(),
      /** Seats of this show without a counterpart, which therefore do not change. */
      untouched: z.int(),
      /**
       * Matched seats whose price type (`withoutPrice`) or hold (`withoutHold`) has no match here, so it stays as it
       * is.
       */
      withoutPrice: z.int(),
      withoutHold: z.int(),
      changed: z.int(),
      /** Seats that would change but are sold, or in a basket (`inBaskets`). */
      sold: z.int(),
      inBaskets: z.int(),
      blocksSwitched: z.int(),
    }),
    /** The first rows with missing seats; `missingRows` counts all of them. */
    missing: z.array(MissingRow),
    missingRows: z.int(),
    /** Ranges of seats that would be skipped, by seat ordinals of this show's plan version, both ends included. */
    skipped: z.array(SkippedSeats),
    /**
     * Seats and value of each price type before and after the copy, as in the seated-prices report; null for no price
     * type.
     */
    priceChanges: z.array(
      z.strictObject({
        priceTypeId: Id.nullable(),
        name: TextByCulture,
        seatsBefore: z.int(),
        seats: z.int(),
        valueBeforeMinor: z.int(),
        valueMinor: z.int(),
      }),
    ),
    /**
     * Seats of each hold before and after the copy. A hold to be created has no `holdId`; `fromHoldId` names its
     * original.
     */
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
    /** The `seen` of the preview; the copy is refused if either show has changed since. */
    seen: z.string().min(1).max(100),
  }),
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: CopiedSeats },
  errors: ['INVALID', 'NOT_FOUND', 'SEATS_CHANGED', 'FLAG_TAKEN', 'BUSY', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-seating-plan', 'hold-numbers-used-up'] },
  stale: ['seating-block', 'seat-price', 'price', 'hold', 'show', 'history'],
  example: { parts: ['prices', 'holds'], seen: '5d41402abc4b2a76' },
});
