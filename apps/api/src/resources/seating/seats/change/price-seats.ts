import * as endpoints from '@parterre/contract/seats/allocate';
import type { Geometry } from '@parterre/seating-plan';
import { invalidField } from '#errors.ts';
import { type VerbInput, verb } from '#verb.ts';
import { requireOrdinal, requirePriceOrdinal, type ShowOrdinals } from '../read/read-ordinals.ts';
import { changeSeats } from './change-seats.ts';
import { groupByBlock, refuseOtherPrices, resolveSeatIds } from './resolve-seats.ts';

/**
 * Gives this price type to seats without a price. Seats that are sold or in a basket are skipped and reported. Throws
 * RULE_BROKEN for seats that have another one or a show without a plan, BUSY. Needs `seat:write`.
 */
export const createPriceSeats = verb(endpoints.createPriceSeats, (ctx, { params, body }) =>
  changeSeats(ctx, 'price-seats.create', params.showCode, ({ geometry, ordinals }) => {
    const price = requirePriceOrdinal(ordinals, params.priceTypeId);
    const seats = resolveBody(geometry, ordinals, body).map(({ seat, hold }) => ({
      seat,
      edit: { price, hold, allowedPrices: [0, price] },
    }));
    return {
      edits: groupByBlock(geometry, seats),
      refuseMismatched: refuseOtherPrices(geometry, 'seats-have-other-ticket'),
    };
  }),
);

/**
 * Changes the hold of seats that have this price type. Seats that are sold or in a basket are skipped and reported.
 * Throws RULE_BROKEN for seats that do not have it or a show without a plan, BUSY. Needs `seat:write`.
 */
export const updatePriceSeats = verb(endpoints.updatePriceSeats, (ctx, { params, body }) =>
  changeSeats(ctx, 'price-seats.update', params.showCode, ({ geometry, ordinals }) => {
    const price = requirePriceOrdinal(ordinals, params.priceTypeId);
    const seats = resolveBody(geometry, ordinals, body).map(({ seat, hold }) => ({
      seat,
      edit: { hold, allowedPrices: [price] },
    }));
    return {
      edits: groupByBlock(geometry, seats),
      refuseMismatched: refuseOtherPrices(geometry, 'seats-lack-ticket'),
    };
  }),
);

/**
 * Removes this price type from seats. Seats that are sold or in a basket are skipped and reported. Throws RULE_BROKEN
 * for seats that have another one or a show without a plan, BUSY. Needs `seat:write`.
 */
export const removePriceSeats = verb(endpoints.removePriceSeats, (ctx, { params, body }) =>
  changeSeats(ctx, 'price-seats.remove', params.showCode, ({ geometry, ordinals }) => {
    const price = requirePriceOrdinal(ordinals, params.priceTypeId);
    const seats = resolveBody(geometry, ordinals, body).map(({ seat }) => ({
      seat,
      edit: { price: 0, allowedPrices: [0, price] },
    }));
    return {
      edits: groupByBlock(geometry, seats),
      refuseMismatched: refuseOtherPrices(geometry, 'seats-have-other-ticket'),
    };
  }),
);

/**
 * Reallocates seats to another price type; their holds stay. Seats that are sold or in a basket are skipped and
 * reported. Throws RULE_BROKEN for a show without a plan, BUSY. Needs `seat:write`.
 */
export const updateSeatPrice = verb(endpoints.updateSeatPrice, (ctx, { params, body }) =>
  changeSeats(ctx, 'price-seats.move', params.showCode, ({ geometry, ordinals }) => {
    const price = requireOrdinal(ordinals.prices, body.priceType, 'priceType');
    const seats = resolveSeatIds(geometry, body.seatIds, seatIdField).map((seat) => ({ seat, edit: { price } }));
    return { edits: groupByBlock(geometry, seats) };
  }),
);

type SeatBody = VerbInput<typeof endpoints.createPriceSeats>['body'];

/** A body names either seats with holds or seat ids alone. */
function resolveBody(
  geometry: Geometry,
  ordinals: ShowOrdinals,
  { seats, seatIds }: SeatBody,
): { seat: number; hold: number | undefined }[] {
  if (seats && seatIds)
    throw invalidField('seatIds', 'notFitting', { message: 'Name the seats once, in seats or in seatIds' });
  if (seatIds) return resolveSeatIds(geometry, seatIds, seatIdField).map((seat) => ({ seat, hold: undefined }));
  if (!seats) throw invalidField('seats', 'required');
  const found = resolveSeatIds(
    geometry,
    seats.map(({ seatId }) => seatId),
    (index) => `seats.${index}.seatId`,
  );
  return found.map((seat, index) => ({
    seat,
    hold: requireOrdinal(ordinals.holds, seats[index]?.holdId, `seats.${index}.holdId`),
  }));
}

const seatIdField = (index: number): string => `seatIds.${index}`;
