import { z } from 'zod';
import { showParams, showRead } from '../../events/shows/show.ts';
import { endpoint } from '../../wire/endpoint.ts';
import type { LiveEvent, LiveEvents } from '../../wire/live-events.ts';
import { idParam, ShowCode } from '../../wire/values.ts';
import { seatWrite } from './seat.ts';
import { MOST_BLOCKS_LENGTH } from './seat-bytes.ts';

/**
 * Allocation and claims of an event as bytes in the layout of `seat-bytes.ts`; the header lists every block's revision.
 */
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
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  reads: ['seat-price'],
});

/** Every change of the seats of an event from `since` on, as it happens: `SeatEvents`. */
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
 * What `GET /shows/{showCode}/seats/changes?since=` sends as `text/event-stream`. `since` is the cursor of the
 * allocation or the id of the last event that was read; every event but `hello` has one. Seats are sent in their
 * current state, never as steps, so that an event that is applied twice, or after newer bytes, is corrected by the
 * next.
 */
export interface SeatEvents extends LiveEvents {
  seats: SeatNews;
  /** The stream ends here: read the allocation again, then listen again from its cursor. */
  reload: { reason: ReloadReason };
}
export type SeatEvent = LiveEvent<SeatEvents>;

/**
 * GAP: the cursor is older than what is kept. SLOW: events were not read in time. PLAN: the event has another plan, or
 * was deleted.
 */
export type ReloadReason = 'GAP' | 'SLOW' | 'PLAN';

export interface SeatNews {
  /** From, to (ordinals, both included), CLAIM_CODE, and price and hold ordinal of the claim; 0 and 0 without one. */
  claims: [from: number, to: number, claim: number, price: number, hold: number][];
  saves: SeatSave[];
}

/** Seats that somebody saved. Their price and hold are read with the allocation of the blocks. */
export interface SeatSave {
  byId: string;
  byName: string;
  /** ISO 8601. */
  at: string;
  /** From, to; empty when only the rules or the appearance of holds changed. */
  ranges: [from: number, to: number][];
  /** In their current state. */
  blocks: { blockId: number; revision: number }[];
}
