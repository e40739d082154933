import type { Change } from '#context.ts';
import { shrinkUse } from '#resources/events/offer-codes/uses/change-use.ts';
import { appendEvents } from '../history/append-events.ts';
import { appendLedger, appendTotals, type LedgerMovement } from '../ledger/append-ledger.ts';
import type { LockedOrder } from '../lock-order.ts';
import { replaceBarcodes } from '../tickets/replace-barcodes.ts';
import type { Move } from './plan-moves.ts';

const SQL = `
  update order_items i set seat = v.seat, hold = v.hold, price_type_id = v.price_type_id, face_value_minor = v.face,
    booking_fee_minor = v.fee, tax_minor = v.tax, paid_minor = v.paid, offer_code_id = v.offer,
    discount_minor = v.discount
  from unnest($2::bigint[], $3::int[], $4::smallint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
    $9::bigint[], $10::bigint[], $11::bigint[])
    as v (id, seat, hold, price_type_id, face, fee, tax, paid, offer, discount)
  where i.promoter_id = $1 and i.id = v.id`;

/** Writes tickets, money, running totals and history of the moves; their claims were moved before (`moveClaims`). */
export async function writeMoves(
  change: Change,
  { order, show, items }: LockedOrder,
  moves: readonly Move[],
  seatIdOf: (seat: number) => string,
): Promise<void> {
  await change.run(SQL, [
    order.promoterId,
    moves.map(({ item }) => item.id),
    moves.map(({ to }) => to),
    moves.map(({ cell }) => cell.hold),
    moves.map(({ ticket }) => ticket.priceTypeId),
    moves.map(({ ticket }) => ticket.faceValueMinor),
    moves.map(({ ticket }) => ticket.bookingFeeMinor),
    moves.map(({ ticket }) => ticket.taxMinor),
    moves.map(({ ticket }) => ticket.paidMinor),
    moves.map(({ ticket }) => ticket.offerCodeId),
    moves.map(({ ticket }) => ticket.discountMinor),
  ]);
  // A printed ticket would name a seat that belongs to another ticket after the move.
  await replaceBarcodes(
    change,
    order,
    moves.map(({ item }) => item),
  );
  const repriced = moves.filter(({ item, ticket }) => ticket.priceTypeId !== item.priceTypeId);
  if (repriced.length > 0) await writeMoney(change, { order, show, items }, repriced);
  await appendEvents(
    change,
    order,
    moves.map(({ item, from, to, ticket }) => ({
      orderItemId: item.id,
      type: 'SEAT_CHANGE',
      text: '',
      amountMinor: ticket.paidMinor - item.paidMinor || null,
      before: seatIdOf(from),
      after: seatIdOf(to),
    })),
  );
}

async function writeMoney(change: Change, { order, show, items }: LockedOrder, moves: readonly Move[]): Promise<void> {
  const moved = new Map(moves.map(({ item, ticket }) => [item.id, ticket]));
  const standing = items.filter(({ status }) => status === 'ACTIVE').map((item) => moved.get(item.id) ?? item);
  await shrinkUse(change, order, standing);
  await appendLedger(change, show, moves.flatMap(toMovements));
  await appendTotals(
    change,
    show,
    moves.map(({ item }) => item),
    -1,
  );
  await appendTotals(
    change,
    show,
    moves.map(({ ticket }) => ticket),
  );
}

/**
 * Reverses the sale of one ticket and sells the other, so that both are counted, and books the difference of the other
 * amounts.
 */
function toMovements({ item, ticket }: Move): LedgerMovement[] {
  const of = (kind: LedgerMovement['kind'], amountMinor: number): LedgerMovement => ({
    orderId: item.orderId,
    itemId: item.id,
    kind,
    amountMinor,
  });
  return [
    { ...of('SALE', -item.faceValueMinor), priceTypeId: item.priceTypeId },
    { ...of('SALE', ticket.faceValueMinor), priceTypeId: ticket.priceTypeId },
    of('DISCOUNT', item.discountMinor - ticket.discountMinor),
    of('FEE', ticket.bookingFeeMinor - item.bookingFeeMinor),
    of('TAX', ticket.taxMinor - item.taxMinor),
  ];
}
