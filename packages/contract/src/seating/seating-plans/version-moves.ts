import { z } from 'zod';
import { MOVE_OBSTACLE_REASONS } from '../../choices/seating-choices.ts';
import { showParams, showRead, showWrite } from '../../events/shows/show.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, idParam, Revision } from '../../wire/values.ts';

const VersionName = z.strictObject({ id: Id, number: z.int(), seatCount: z.int() });

export const MOVE_SEATS_SHOWN = 500;

const MoveObstacle = z
  .strictObject({ seatId: z.string(), seat: z.int().nonnegative(), reason: z.enum(MOVE_OBSTACLE_REASONS) })
  .meta({ id: 'MoveObstacle' });

export type MoveObstacle = z.infer<typeof MoveObstacle>;

/**
 * A seat whose name belongs to another seat of the drawing now: the seat at the place of `seatId` is called
 * `newSeatId`.
 */
const RenamedSeat = z.strictObject({ seatId: z.string(), newSeatId: z.string() }).meta({ id: 'RenamedSeat' });

/** A block in both versions; `newLabel` is null when the new version does not have it. */
const MovedBlock = z
  .strictObject({ blockId: Id, label: z.string(), newLabel: z.string().nullable() })
  .meta({ id: 'MovedBlock' });

/**
 * How the drawing changed seats and blocks besides adding and removing them. Places are compared after the shift that
 * most seats share.
 */
const VersionChanges = z
  .strictObject({
    /** Renamed seats: removed under the old name, added under the new one, those that prevent the move first. */
    renamed: z.int(),
    renamedSeats: z.array(RenamedSeat),
    /** Seats that keep their name but are somewhere else, and how many of them are sold or in a basket. */
    moved: z.int(),
    movedTaken: z.int(),
    movedSeats: z.array(z.string()),
    renamedBlocks: z.array(MovedBlock),
    /** Blocks whose alternating seats are on: the switch follows the id of the block. */
    alternatingBlocks: z.array(MovedBlock),
    /** Of the kept seats that nobody has: withheld by such a block only afterwards, and only before. */
    newlyWithheld: z.int(),
    noLongerWithheld: z.int(),
    /** Of the added seats. */
    addedWithheld: z.int(),
  })
  .meta({ id: 'VersionChanges' });

export type VersionChanges = z.infer<typeof VersionChanges>;

/**
 * What happens to a show's seats when it takes another version of its plan: seats with the same id keep price, hold and
 * buyer. `canMove` is false, with the `reason`, for the version that the show already has, and while a seat that is
 * sold, held or in a basket would be removed: `obstacles` names the first of those.
 */
export const VersionMove = z
  .strictObject({
    showCode: z.string(),
    planId: Id,
    from: VersionName,
    to: VersionName,
    /** The revision of the show, which the move sends. */
    revision: Revision,
    canMove: z.boolean(),
    reason: z.enum(['SAME_VERSION', 'SEATS_TAKEN']).nullable(),
    kept: z.int(),
    gone: z.int(),
    /** Of the removed seats, how many have a price that is removed with them. */
    goneWithPrice: z.int(),
    added: z.int(),
    /** At most MOVE_SEATS_SHOWN, like those added. */
    goneSeats: z.array(z.string()),
    addedSeats: z.array(z.string()),
    obstacles: z.array(MoveObstacle),
    obstacleCount: z.int(),
    changes: VersionChanges,
  })
  .meta({ id: 'VersionMove' });

export type VersionMove = z.infer<typeof VersionMove>;

export const previewVersionMove = endpoint({
  ...showRead,
  id: 'previewVersionMove',
  method: 'GET',
  path: '/shows/{showCode}/seating/version-move',
  summary: "What moving an event to another version of its plan would do; unless said, the plan's current version",
  params: showParams,
  query: z.strictObject({ versionId: idParam.optional() }),
  response: { kind: 'json', schema: VersionMove },
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  reads: ['seating-plan', 'show', 'seat-price', 'hold', 'order'],
});

export const MovedVersion = z
  .strictObject({
    showCode: z.string(),
    planVersionId: Id,
    planVersionNumber: z.int(),
    geometryHash: z.string(),
    kept: z.int(),
    gone: z.int(),
    added: z.int(),
    capacity: z.int(),
    revision: Revision,
  })
  .meta({ id: 'MovedVersion' });

export const moveToVersion = endpoint({
  ...showWrite('seat:write'),
  id: 'moveToVersion',
  method: 'POST',
  path: '/shows/{showCode}/seating/version-move',
  summary: 'Move an event to another version of its plan: all or nothing',
  params: showParams,
  body: z.strictObject({ versionId: Id, revision: Revision }),
  response: { kind: 'json', schema: MovedVersion },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN', 'CONFLICT', 'BUSY'],
  reasons: { CONFLICT: ['SEATS_TAKEN'], RULE_BROKEN: ['no-seating-plan', 'SAME_VERSION'] },
  stale: ['show', 'seating-block', 'seat-price', 'price', 'hold', 'order', 'history', 'seating-plan'],
  example: { versionId: 12, revision: 4 },
});
