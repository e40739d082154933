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

/** A seat that keeps its position but is renamed: `seatId` in the present version is `newSeatId` in the new one. */
const RenamedSeat = z.strictObject({ seatId: z.string(), newSeatId: z.string() }).meta({ id: 'RenamedSeat' });

/** A block of both versions. `newLabel` is null if the new version does not have the block. */
const MovedBlock = z
  .strictObject({ blockId: Id, label: z.string(), newLabel: z.string().nullable() })
  .meta({ id: 'MovedBlock' });

/**
 * Changes of the drawing other than added and removed seats. Positions are compared after the shift that most seats
 * share.
 */
const VersionChanges = z
  .strictObject({
    /**
     * Seats that were renamed: removed under the old id and added under the new one. Those that prevent the move come
     * first.
     */
    renamed: z.int(),
    renamedSeats: z.array(RenamedSeat),
    /** Seats that keep their id but changed position; `movedTaken` of them are sold or in a basket. */
    moved: z.int(),
    movedTaken: z.int(),
    movedSeats: z.array(z.string()),
    renamedBlocks: z.array(MovedBlock),
    /** Blocks with alternating seats switched on; the switch follows the block id. */
    alternatingBlocks: z.array(MovedBlock),
    /**
     * Seats kept by the move and free: `newlyWithheld` are withheld by such a block only after it, `noLongerWithheld`
     * only before it.
     */
    newlyWithheld: z.int(),
    noLongerWithheld: z.int(),
    /** Added seats that such a block withholds. */
    addedWithheld: z.int(),
  })
  .meta({ id: 'VersionChanges' });

export type VersionChanges = z.infer<typeof VersionChanges>;

/**
 * The effect on a show of another version of its plan. Seats with the same id keep price type, hold and buyer.
 * `canMove` is false, with a `reason`, if the show has the version already, or a seat that is sold, held or in a basket
 * would be removed; `obstacles` names the first of these.
 */
export const VersionMove = z
  .strictObject({
    showCode: z.string(),
    planId: Id,
    from: VersionName,
    to: VersionName,
    /** The show's revision, which the request to move sends back. */
    revision: Revision,
    canMove: z.boolean(),
    reason: z.enum(['SAME_VERSION', 'SEATS_TAKEN']).nullable(),
    kept: z.int(),
    gone: z.int(),
    /** The removed seats that have a price type, which is removed with them. */
    goneWithPrice: z.int(),
    added: z.int(),
    /** At most MOVE_SEATS_SHOWN seat ids, and as many of the added seats. */
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
