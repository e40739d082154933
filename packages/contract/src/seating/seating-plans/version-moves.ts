import { z } from 'zod';
import { MOVE_OBSTACLE_REASONS } from '../../choices/seating-plan-choices.ts';
import { showParams, showRead, showWrite } from '../../events/shows/show.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, idParam, Revision } from '../../wire/values.ts';

const VersionName = z.strictObject({ id: Id, number: z.int(), seatCount: z.int() });

export const MOVE_SEATS_SHOWN = 500;

const MoveObstacle = z
  .strictObject({ seatId: z.string(), seat: z.int().nonnegative(), reason: z.enum(MOVE_OBSTACLE_REASONS) })
  .meta({ id: 'MoveObstacle' });

export type MoveObstacle = z.infer<typeof MoveObstacle>;

/** Seats whose name another seat of the drawing has now: what stands at the place of `seatId` is called `newSeatId`. */
const RenamedSeat = z.strictObject({ seatId: z.string(), newSeatId: z.string() }).meta({ id: 'RenamedSeat' });

/** A block in both versions; `newLabel` is null when the new version does not have it. */
const MovedBlock = z
  .strictObject({ blockId: Id, label: z.string(), newLabel: z.string().nullable() })
  .meta({ id: 'MovedBlock' });

/**
 * What the drawing did to seats and blocks beside adding them and taking them away. Places are told from each other
 * after the way that most seats went together.
 */
const VersionChanges = z
  .strictObject({
    /** Seats that are called something else: gone under the old name, added under the new one, those in the way first. */
    renamed: z.int(),
    renamedSeats: z.array(RenamedSeat),
    /** Seats that keep their name and stand somewhere else, and how many of them are sold or in a basket. */
    moved: z.int(),
    movedTaken: z.int(),
    movedSeats: z.array(z.string()),
    renamedBlocks: z.array(MovedBlock),
    /** Blocks whose alternating seats are on: the switch follows the id of the block. */
    alternatingBlocks: z.array(MovedBlock),
    /** Of the seats kept, and nobody's: withheld by such a block only afterwards, and only before. */
    newlyWithheld: z.int(),
    noLongerWithheld: z.int(),
    /** Of the seats added. */
    addedWithheld: z.int(),
  })
  .meta({ id: 'VersionChanges' });

export type VersionChanges = z.infer<typeof VersionChanges>;

/**
 * What becomes of a show's seats when it takes another version of its plan: seats with the same id keep price, hold and
 * buyer. `canMove` is false, and `reason` says why, for the version that the show has, and while a sold, basketed or held
 * seat would be gone: `obstacles` names the first of those.
 */
export const VersionMove = z
  .strictObject({
    showCode: z.string(),
    planId: Id,
    from: VersionName,
    to: VersionName,
    /** Revision of the show: what the move names. */
    revision: Revision,
    canMove: z.boolean(),
    reason: z.enum(['SAME_VERSION', 'SEATS_TAKEN']).nullable(),
    kept: z.int(),
    gone: z.int(),
    /** Of those gone, how many have a price that goes with them. */
    goneWithPrice: z.int(),
    added: z.int(),
    /** At most MOVE_SEATS_SHOWN, as are those added. */
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
