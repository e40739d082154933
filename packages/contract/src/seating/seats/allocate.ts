import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { priceParams, showParams } from '../../events/shows/show.ts';
import { endpoint, LARGE_BODIES } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';
import { SEAT_ERRORS, SeatId, seatAnswer, seatsStale, seatWrite } from './seat.ts';

const seatIds = z.array(SeatId).min(1).max(LIMITS.seats.perCall);
/** spec §9: the field is required, and always true. */
const adjustAllocation = z.literal(true, 'adjustAllocation must be true');

const SeatWithHold = z.strictObject({ seatId: SeatId, holdId: Id.nullable().optional() });
const seatBody = z
  .strictObject({
    adjustAllocation,
    seats: z.array(SeatWithHold).min(1).max(LIMITS.seats.perCall).optional(),
    seatIds: seatIds.optional(),
  })
  .meta({ oneOf: [{ required: ['seats'] }, { required: ['seatIds'] }] });

export const createPriceSeats = endpoint({
  ...seatWrite,
  id: 'createPriceSeats',
  method: 'POST',
  path: '/shows/{showCode}/prices/{priceTypeId}/seats',
  summary: 'Give seats without a price this price type',
  params: priceParams,
  body: seatBody,
  maxBodyBytes: LARGE_BODIES.seats,
  response: seatAnswer,
  errors: SEAT_ERRORS,
  reasons: { RULE_BROKEN: ['no-seating-plan', 'seats-have-other-ticket'] },
  stale: seatsStale,
  example: { adjustAllocation: true, seatIds: ['Stalls|C|12'] },
});

export const updatePriceSeats = endpoint({
  ...seatWrite,
  id: 'updatePriceSeats',
  method: 'PATCH',
  path: '/shows/{showCode}/prices/{priceTypeId}/seats',
  summary: 'Change the hold of seats that carry this price type',
  params: priceParams,
  body: seatBody,
  maxBodyBytes: LARGE_BODIES.seats,
  response: seatAnswer,
  errors: SEAT_ERRORS,
  reasons: { RULE_BROKEN: ['no-seating-plan', 'seats-lack-ticket'] },
  stale: seatsStale,
  example: { adjustAllocation: true, seats: [{ seatId: 'Stalls|C|12', holdId: 5 }] },
});

export const removePriceSeats = endpoint({
  ...seatWrite,
  id: 'removePriceSeats',
  method: 'DELETE',
  path: '/shows/{showCode}/prices/{priceTypeId}/seats',
  summary: 'Take this price type off seats; sold seats and seats in baskets are skipped',
  params: priceParams,
  /** Either form of seats is accepted; a `holdId` in it is ignored, because seats keep their holds. */
  body: seatBody,
  maxBodyBytes: LARGE_BODIES.seats,
  response: seatAnswer,
  errors: SEAT_ERRORS,
  reasons: { RULE_BROKEN: ['no-seating-plan', 'seats-have-other-ticket'] },
  stale: seatsStale,
  example: { adjustAllocation: true, seatIds: ['Stalls|C|12'] },
});

export const updateSeatPrice = endpoint({
  ...seatWrite,
  id: 'updateSeatPrice',
  method: 'PATCH',
  path: '/shows/{showCode}/seats/update-price',
  summary: 'Reallocate seats to another price type',
  params: showParams,
  body: z.strictObject({ adjustAllocation, priceType: Id, seatIds }),
  maxBodyBytes: LARGE_BODIES.seats,
  response: seatAnswer,
  errors: SEAT_ERRORS,
  reasons: { RULE_BROKEN: ['no-seating-plan'] },
  stale: seatsStale,
  example: { adjustAllocation: true, priceType: 11, seatIds: ['Stalls|C|12'] },
});
