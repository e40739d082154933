import { z } from 'zod';
import { showParams, showRead } from '../../events/shows/show.ts';
import { endpoint } from '../../wire/endpoint.ts';
import type { LiveEvent, LiveEvents } from '../../wire/live-events.ts';
import { idParam, ShowCode } from '../../wire/values.ts';
import { seatWrite } from './seat.ts';
import { BLOCKS_LENGTH_MAX } from './seat-bytes.ts';

/**
 * Returns allocation and claims of a show as bytes in the layout of `seat-bytes.ts`; the header has each block's
 * revision.
 */
export const getAllocation = endpoint({
  ...showRead,
  id: 'getAllocation',
  method: 'GET',
  path: '/shows/{showCode}/seats/allocation',
  summary: 'Price, hold and claim of every seat as bytes in plan order',
  params: showParams,
  query: z.strictObject({
    /** Comma-separated block ids, such as `3,5`, to read only these blocks; all blocks if absent. */
    blocks: z
      .string()
      .max(BLOCKS_LENGTH_MAX)
      .regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/)
      .optional(),
  }),
  response: { kind: 'binary', contentType: 'application/octet-stream' },
  errors: ['NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  reads: ['seat-price'],
});

/** Streams changes of a show's seats after the cursor `since`, as `SeatEvents`. */
export const watchSeats = endpoint({
  ...showRead,
  id: 'watchSeats',
  method: 'GET',
  path: '/shows/{showCode}/seats/changes',
  summary: 'Seats claimed, released, sold and saved as they happen, and who else has the seat manager open',
  params: showParams,
  query: z.strictObject({
    /** The cursor of the allocation, or the id of the last event that was read. */
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
  ...seatWrite,
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

/**
 * The events of `GET /shows/{showCode}/seats/changes?since=` (`text/event-stream`); each but `hello` has a cursor as
 * its id. Seats are sent in their current state, never as steps, so that an event that is applied twice, or after newer
 * bytes, is corrected by the next.
 */
export interface SeatEvents extends LiveEvents {
  seats: SeatNews;
  /** The stream ends: read the allocation again, then connect with its new cursor. */
  reload: { reason: ReloadReason };
}
export type SeatEvent = LiveEvent<SeatEvents>;

/**
 * GAP: the cursor is older than the kept changes. SLOW: events were not read in time. PLAN: the show has another plan,
 * or was deleted.
 */
export type ReloadReason = 'GAP' | 'SLOW' | 'PLAN';

export interface SeatNews {
  /**
   * First and last seat ordinal, CLAIM_CODE, then the ordinals of price type and hold of the claim, both 0 without a
   * claim.
   */
  claims: [from: number, to: number, claim: number, price: number, hold: number][];
  saves: SeatSave[];
}

/** Seats that a user has saved. Their price types and holds are read with the allocation of `blocks`. */
export interface SeatSave {
  byId: string;
  byName: string;
  /** The instant of the save, ISO 8601 with Z. */
  at: string;
  /** First and last seat ordinal; empty if only settings of blocks or holds changed. */
  ranges: [from: number, to: number][];
  /** The saved blocks with their current revisions. */
  blocks: { blockId: number; revision: number }[];
}
