import { z } from 'zod';
import { showParams } from '../../events/shows/show.ts';
import { showRead } from '../../events/shows/show-calls.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { idParam, ShowCode } from '../../wire/values.ts';
import { seatWrite } from './seat.ts';
import { MOST_BLOCKS_LENGTH } from './seat-bytes.ts';

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
