import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { DUE_HOLD_SORTS } from '../choices/seating-choices.ts';
import { endpoint } from '../wire/endpoint.ts';
import { pageOf, pageQuery, sortQuery } from '../wire/paging.ts';
import { FLAG_FORM } from '../wire/patterns.ts';
import {
  Colour,
  Id,
  idParam,
  LocalDate,
  optionalText,
  PromoterCode,
  RegionId,
  Revision,
  requiredText,
  ShowCode,
  textByCulture,
} from '../wire/values.ts';
import { showParams, showRead, showWrite } from './shows/show.ts';

/** 1–3 characters with at least one letter, so that a flag is never mistaken for an id. */
export const ReservationFlag = z
  .string()
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(LIMITS.hold.reservationFlag, 'maxLength')
  .regex(FLAG_FORM, 'alphanumeric')
  .regex(/\p{L}/u, 'flagLetter')
  .transform((text) => text.toUpperCase())
  .meta({ example: 'TEC' });

export const Hold = z
  .strictObject({
    holdId: Id,
    ordinal: z.int().positive(),
    label: z.string(),
    reservationFlag: z.string(),
    colour: z.string(),
    allowSales: z.boolean(),
    owner: z.string(),
    note: z.string(),
    releaseOn: z.string().nullable(),
    /** Seats and places promised to the owner; null without an agreement. */
    agreed: z.int().nullable(),
    /** `held` counts every seat that has the hold, including those that are sold out of it or in baskets. */
    seats: z.strictObject({ held: z.int(), sold: z.int(), inBaskets: z.int() }),
    /** Places of unseated price types that the hold keeps. */
    places: z.int().nonnegative(),
    revision: Revision,
  })
  .meta({ id: 'Hold', description: 'A named hold of one event' });
export type Hold = z.infer<typeof Hold>;

export const HoldList = z.strictObject({ items: z.array(Hold) }).meta({ id: 'HoldList' });

export const holdFields = {
  label: requiredText(LIMITS.hold.label),
  reservationFlag: ReservationFlag,
  colour: Colour,
  allowSales: z.boolean(),
  owner: optionalText(LIMITS.hold.owner),
  note: optionalText(LIMITS.hold.note),
  releaseOn: LocalDate.nullable(),
  agreed: z.int().nonnegative().max(LIMITS.hold.agreed).nullable(),
};
export const CreateHold = z
  .strictObject({
    ...holdFields,
    allowSales: holdFields.allowSales.default(false),
    owner: holdFields.owner.default(''),
    note: holdFields.note.default(''),
    releaseOn: holdFields.releaseOn.default(null),
    agreed: holdFields.agreed.default(null),
  })
  .meta({ id: 'CreateHold' });
export const UpdateHold = z.strictObject(holdFields).partial().meta({ id: 'UpdateHold' });

/** `hold` is a reservation flag or a hold id. */
const holdParams = z.strictObject({ showCode: ShowCode, hold: z.string().min(1).max(20) });
const write = showWrite('hold:write');
const stale = ['hold', 'seat-price', 'history'] as const;

export const listHolds = endpoint({
  ...showRead,
  id: 'listHolds',
  method: 'GET',
  path: '/shows/{showCode}/seats/holds',
  summary: 'Holds of an event, alphabetically by label ignoring punctuation',
  params: showParams,
  response: { kind: 'json', schema: HoldList },
  errors: ['NOT_FOUND'],
  reads: ['hold'],
});

export const createHold = endpoint({
  ...write,
  id: 'createHold',
  method: 'POST',
  path: '/shows/{showCode}/seats/holds',
  summary: 'Create a hold; it has no seats yet',
  params: showParams,
  body: CreateHold,
  response: { kind: 'json', schema: Hold },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'FLAG_TAKEN', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['hold-numbers-used-up'] },
  stale,
  example: { label: 'Technical', reservationFlag: 'TEC', colour: '#A3323F' },
});

export const updateHold = endpoint({
  ...write,
  id: 'updateHold',
  method: 'PATCH',
  path: '/shows/{showCode}/seats/holds/{hold}',
  summary: 'Change a hold, named by its reservation flag or its id',
  params: holdParams,
  body: UpdateHold,
  response: { kind: 'json', schema: Hold },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'FLAG_TAKEN', 'NOT_ENOUGH_LEFT'],
  stale,
  example: { colour: '#6B3FA0', allowSales: true },
});

export const removeHold = endpoint({
  ...write,
  id: 'removeHold',
  method: 'DELETE',
  path: '/shows/{showCode}/seats/holds/{hold}',
  summary:
    'Delete a hold, named by its reservation flag or its id; refused with the counts while it has seats or unseated places, unless moveTo names another hold or none',
  params: holdParams,
  query: z.strictObject({ moveTo: z.union([z.literal('none'), idParam]).optional() }),
  response: { kind: 'none' },
  status: 204,
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'IN_USE', 'NOT_ENOUGH_LEFT', 'BUSY'],
  stale: [...stale, 'price'],
});

/** The guest lists and offer codes that a release or deletion of a hold leaves without seats. */
export const HoldUses = z
  .strictObject({
    items: z.array(
      z.strictObject({
        holdId: Id,
        guestLists: z.array(
          z.strictObject({
            guestListId: Id,
            /** null for callers without the permission guestlist:read. */
            name: z.string().nullable(),
            /** People without a ticket yet, including companions. */
            waiting: z.int(),
          }),
        ),
        /** Valid codes that open the hold, counted by `tag`, which the codes of one batch share. */
        offerCodes: z.array(z.strictObject({ tag: z.string(), codes: z.int() })),
      }),
    ),
  })
  .meta({
    id: 'HoldUses',
    description: 'Guest lists and offer codes that take from holds; holds nobody counts on are left out',
  });
export type HoldUses = z.infer<typeof HoldUses>;

export const listHoldUses = endpoint({
  ...showRead,
  id: 'listHoldUses',
  method: 'GET',
  path: '/shows/{showCode}/seats/hold-uses',
  summary: 'Guest lists and offer codes that take from the holds of an event',
  params: showParams,
  response: { kind: 'json', schema: HoldUses },
  errors: ['NOT_FOUND'],
  reads: ['hold', 'guest-list', 'offer-code'],
});

/** Releases several holds, all of them or none: seats that are neither sold nor in a basket go back on sale. */
export const HoldReleases = z
  .strictObject({
    holds: z
      .array(z.strictObject({ holdId: Id, revision: Revision }))
      .min(1)
      .max(LIMITS.hold.perCall),
  })
  .meta({ id: 'HoldReleases' });

export const ReleasedHolds = z
  .strictObject({
    items: z.array(
      z.strictObject({
        holdId: Id,
        label: z.string(),
        /** `seats` left the hold; `sold` and `inBaskets` are the seats that keep it. */
        seats: z.int(),
        sold: z.int(),
        inBaskets: z.int(),
        places: z.int(),
        /** Guest lists and offer codes that draw from the hold: they stay unchanged, but find no seats left in it. */
        guestLists: z.int(),
        offerCodes: z.int(),
      }),
    ),
    blocks: z.array(z.strictObject({ blockId: Id, revision: Revision })),
  })
  .meta({ id: 'ReleasedHolds' });
export type ReleasedHolds = z.infer<typeof ReleasedHolds>;

export const createHoldReleases = endpoint({
  ...write,
  id: 'createHoldReleases',
  method: 'POST',
  path: '/shows/{showCode}/seats/hold-releases',
  summary: 'Release holds: their seats and places go back on sale in one transaction, what is sold stays sold',
  params: showParams,
  body: HoldReleases,
  response: { kind: 'json', schema: ReleasedHolds },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'BUSY'],
  stale: [...stale, 'price', 'seating-block', 'show'],
  example: { holds: [{ holdId: 5, revision: 2 }] },
});

/** A hold whose release day has come in the venue's time zone and that still keeps seats or places. */
export const DueHold = z
  .strictObject({
    holdId: Id,
    label: z.string(),
    reservationFlag: z.string(),
    colour: z.string(),
    owner: z.string(),
    releaseOn: LocalDate,
    /** Seats and places that go back on sale when the hold is released. */
    places: z.int().positive(),
    showCode: z.string(),
    showName: textByCulture(LIMITS.show.name),
    venueName: z.string(),
    town: z.string(),
    /** Wall time at the venue, without an offset: `2026-12-10T19:30:00`. */
    startsAtLocal: z.string(),
    zoneName: z.string(),
  })
  .meta({ id: 'DueHold' });
export type DueHold = z.infer<typeof DueHold>;

export const listDueHolds = endpoint({
  id: 'listDueHolds',
  base: 'main',
  method: 'GET',
  path: '/due-holds',
  summary:
    'Holds over all events that are to be released, the longest overdue first; those that keep nothing are left out',
  query: z.strictObject({
    promoterCode: PromoterCode.optional(),
    regionId: RegionId.optional(),
    ...sortQuery(DUE_HOLD_SORTS),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: pageOf('DueHoldPage', DueHold) },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['hold', 'show'],
});
