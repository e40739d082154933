import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id, LocalDateTime, Overlap, requiredText } from '../../wire/values.ts';
import { Show, showParams, showWrite } from './show.ts';

export const MoveShow = z
  .strictObject({
    startsAtLocal: LocalDateTime,
    overlap: Overlap,
    /**
     * If absent, doors, end and sale window keep their distance from the start; instants of the sale window that have
     * passed stay.
     */
    doorsAtLocal: LocalDateTime.nullable(),
    endsAtLocal: LocalDateTime.nullable(),
    onSaleAtLocal: LocalDateTime.nullable(),
    offSaleAtLocal: LocalDateTime.nullable(),
    venueId: Id,
    tourId: Id.nullable(),
    /**
     * The number of seats that the new venue or tour removes, as the user confirmed it; required if any of them has a
     * price type or hold.
     */
    removesSeats: z.int().nonnegative(),
    reason: requiredText(LIMITS.show.reason),
  })
  .partial()
  .required({ reason: true })
  .meta({ id: 'MoveShow' });

export const moveShow = endpoint({
  ...showWrite('show:write'),
  id: 'moveShow',
  method: 'PATCH',
  path: '/shows/{showCode}/move',
  summary: 'Move an event to another time, venue or tour, with the reason; another venue is refused once it has orders',
  params: showParams,
  body: MoveShow,
  response: { kind: 'json', schema: Show },
  errors: [
    'INVALID',
    'NOT_FOUND',
    'STALE',
    'HAS_ORDERS',
    'TIME_IN_GAP',
    'TIME_IN_OVERLAP',
    'NAME_TAKEN',
    'CONFLICT',
    'RULE_BROKEN',
  ],
  reasons: { CONFLICT: ['removes-other-seats'], RULE_BROKEN: ['cancelled-event-stays'] },
  stale: ['show', 'history', 'seat-price', 'seating-block', 'tour', 'campaign'],
  example: { startsAtLocal: '2026-12-11T19:30:00', reason: 'The conductor is ill' },
});
