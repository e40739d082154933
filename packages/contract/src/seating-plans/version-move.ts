import { z } from 'zod';
import { showRead, showWrite } from '../show-calls.ts';
import { showParams } from '../shows.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Id, idParam, Revision } from '../wire/values.ts';

const VersionName = z.strictObject({ id: Id, number: z.int(), seatCount: z.int() });

export const MOVE_SEATS_SHOWN = 500;

/** Why a seat that the new version does not have stands in the way. */
const MoveObstacle = z
  .strictObject({ seatId: z.string(), seat: z.int().nonnegative(), reason: z.enum(['SOLD', 'BASKET', 'HELD']) })
  .meta({ id: 'MoveObstacle' });

export type MoveObstacle = z.infer<typeof MoveObstacle>;

/**
 * What becomes of an event's seats when it takes another version of its plan: seats with the same id keep price, hold and
 * buyer. `canMove` is false, and `reason` says why, for the version that the event has, and while a sold, basketed or held
 * seat would be gone: `obstacles` names the first of those.
 */
export const VersionMove = z
  .strictObject({
    showCode: z.string(),
    planId: Id,
    from: VersionName,
    to: VersionName,
    /** Revision of the event: what the move names. */
    revision: Revision,
    canMove: z.boolean(),
    reason: z.enum(['SAME_VERSION', 'SEATS_TAKEN']).nullable(),
    kept: z.int(),
    gone: z.int(),
    /** Of those gone, how many have a price that goes with them. */
    goneWithPrice: z.int(),
    added: z.int(),
    /** Ids of the first seats gone and added. */
    goneSeats: z.array(z.string()),
    addedSeats: z.array(z.string()),
    obstacles: z.array(MoveObstacle),
    obstacleCount: z.int(),
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
  stale: ['show', 'seating-block', 'seat-price', 'price', 'hold', 'order', 'history', 'seating-plan'],
  example: { versionId: 12, revision: 4 },
});
