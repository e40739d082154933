import type {
  createPriceSeats as createEndpoint,
  updateSeatPrice as moveEndpoint,
  removePriceSeats as removeEndpoint,
  SeatChangeAnswer,
  updatePriceSeats as updateEndpoint,
} from '@parterre/contract/seats';
import type { Geometry } from '@parterre/seating-plan';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { invalidField } from '../../../errors.ts';
import { requireOrdinal, requirePriceOrdinal, type ShowOrdinals } from '../read/read-ordinals.ts';
import { changeSeats } from './change-seats.ts';
import { groupByBlock, refuseOtherPrices, resolveSeatIds } from './resolve-seats.ts';

/** Gives seats without a price this price type. RULE_BROKEN for seats that have another one. Needs `seat:write`. */
export function createPriceSeats(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof createEndpoint>, 'params' | 'body'>,
): Promise<SeatChangeAnswer> {
  return changeSeats(ctx, 'price-seats.create', params.showCode, ({ geometry, ordinals }) => {
    const price = requirePriceOrdinal(ordinals, params.priceTypeId);
    const seats = resolveBody(geometry, ordinals, body).map(({ seat, hold }) => ({
      seat,
      edit: { price, hold, allowedPrices: [0, price] },
    }));
    return {
      edits: groupByBlock(geometry, seats),
      refuseMismatched: refuseOtherPrices(geometry, 'These seats have another ticket already'),
    };
  });
}

/** Changes the hold of seats that carry this price type. RULE_BROKEN for seats that do not. Needs `seat:write`. */
export function updatePriceSeats(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof updateEndpoint>, 'params' | 'body'>,
): Promise<SeatChangeAnswer> {
  return changeSeats(ctx, 'price-seats.update', params.showCode, ({ geometry, ordinals }) => {
    const price = requirePriceOrdinal(ordinals, params.priceTypeId);
    const seats = resolveBody(geometry, ordinals, body).map(({ seat, hold }) => ({
      seat,
      edit: { hold, allowedPrices: [price] },
    }));
    return {
      edits: groupByBlock(geometry, seats),
      refuseMismatched: refuseOtherPrices(geometry, 'These seats do not have this ticket'),
    };
  });
}

/** Takes this price type off seats. RULE_BROKEN for seats that have another one. Needs `seat:write`. */
export function removePriceSeats(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof removeEndpoint>, 'params' | 'body'>,
): Promise<SeatChangeAnswer> {
  return changeSeats(ctx, 'price-seats.remove', params.showCode, ({ geometry, ordinals }) => {
    const price = requirePriceOrdinal(ordinals, params.priceTypeId);
    const seats = resolveSeatIds(geometry, body.seatIds, seatIdField).map((seat) => ({
      seat,
      edit: { price: 0, allowedPrices: [0, price] },
    }));
    return {
      edits: groupByBlock(geometry, seats),
      refuseMismatched: refuseOtherPrices(geometry, 'These seats have another ticket'),
    };
  });
}

/** Reallocates seats to another price type; their holds stay. Needs `seat:write`. */
export function updateSeatPrice(
  ctx: Context,
  { params, body }: Pick<VerbInput<typeof moveEndpoint>, 'params' | 'body'>,
): Promise<SeatChangeAnswer> {
  return changeSeats(ctx, 'price-seats.move', params.showCode, ({ geometry, ordinals }) => {
    const price = requireOrdinal(ordinals.prices, body.priceType, 'priceType');
    const seats = resolveSeatIds(geometry, body.seatIds, seatIdField).map((seat) => ({ seat, edit: { price } }));
    return { edits: groupByBlock(geometry, seats) };
  });
}

type SeatBody = Pick<VerbInput<typeof createEndpoint>, 'body'>['body'];

/** A body names seats with holds, or seat ids alone; never both, never neither. */
function resolveBody(
  geometry: Geometry,
  ordinals: ShowOrdinals,
  { seats, seatIds }: SeatBody,
): { seat: number; hold: number | undefined }[] {
  if (seats && seatIds) throw invalidField('seatIds', 'Name the seats once, in seats or in seatIds');
  if (seatIds) return resolveSeatIds(geometry, seatIds, seatIdField).map((seat) => ({ seat, hold: undefined }));
  if (!seats) throw invalidField('seats', 'This field is required');
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
