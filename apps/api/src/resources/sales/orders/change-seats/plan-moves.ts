import type { Geometry } from '@parterre/seating-plan';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { claims } from '#db/schema/seating/seats.ts';
import { refusal } from '#errors.ts';
import type { OfferCodeRow } from '#resources/events/offer-codes/offer-code-row.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { findWithheld, refuseSeats } from '#resources/sales/baskets/fill/refuse-seats.ts';
import type { SeatCell } from '#resources/sales/baskets/fill/share-seats.ts';
import { priceTicket } from '#resources/sales/baskets/price/price-basket.ts';
import { readSalePrices, type SalePrice } from '#resources/sales/baskets/price/read-sale-prices.ts';
import { splitTax } from '#resources/sales/baskets/price/split-tax.ts';
import { readHoldsByOrdinal } from '#resources/seating/seats/read/seat-facts.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import type { ItemRow } from '../lock-order.ts';
import type { WantedMove } from './choose-moves.ts';

export interface Move extends WantedMove {
  cell: SeatCell;
  /** The ordinal of the price type that the seat is sold at. */
  price: number;
  ticket: MovedTicket;
}

/** The moves that were asked for, and the cells of the seats that they lead to. */
interface AskedMoves {
  geometry: Geometry;
  moves: readonly WantedMove[];
  cells: ReadonlyMap<number, SeatCell>;
}

/**
 * Calculates the tickets after the moves. A ticket that was sold at another price type than that of its seat, such as a
 * comp or a child's ticket, keeps it; any other takes the current price of its new seat. Throws SEAT_NOT_FOR_SALE for
 * seats that are withheld.
 */
export async function planMoves(ctx: Reader, show: ShowRow, asked: AskedMoves): Promise<Move[]> {
  await refuseWithheld(ctx, show, asked);
  const { geometry, moves, cells } = asked;
  const prices = await readSalePrices(ctx, show);
  const sold = await readSoldPrices(ctx, show, moves);
  const offers = await readOffers(ctx, show, moves);
  return moves.map((move) => {
    const cell = requireCell(cells, move.to);
    const own = sold.get(move.item.id);
    const ordinal = own && own.price !== own.columnPrice ? own.price : cell.columnPrice;
    const price = prices.find((candidate) => candidate.ordinal === ordinal);
    if (!price) throw refusal('SEAT_NOT_FOR_SALE', 'no-ticket', { seatIds: [seatIndexOf(geometry).seatIdOf(move.to)] });
    const offer = offers.get(move.item.offerCodeId ?? 0);
    return { ...move, cell, price: ordinal, ticket: priceMove(move.item, price, offer) };
  });
}

export const sumDifference = (moves: readonly Move[]): number =>
  moves.reduce((sum, { item, ticket }) => sum + ticket.paidMinor - item.paidMinor, 0);

function requireCell(cells: ReadonlyMap<number, SeatCell>, seat: number): SeatCell {
  const cell = cells.get(seat);
  if (!cell) throw new Error(`Seat ${seat} belongs to no chunk`);
  return cell;
}

/** A hold without sales is closed to everybody except the tickets that were sold out of it. */
async function refuseWithheld(ctx: Reader, show: ShowRow, { geometry, moves, cells }: AskedMoves): Promise<void> {
  const holds = await readHoldsByOrdinal(ctx, show);
  const index = seatIndexOf(geometry);
  refuseSeats(
    moves.flatMap(({ item, to }) => {
      const cell = requireCell(cells, to);
      const isHeld = holds.get(cell.hold)?.allowSales === false && item.hold !== cell.hold;
      const isSkipped = cell.alternating && geometry.parity[to] === 1;
      const reason = findWithheld({ hasTicket: cell.columnPrice > 0, isHeld, isSkipped });
      return reason ? [{ seatId: index.seatIdOf(to), reason }] : [];
    }),
  );
}

async function readSoldPrices(ctx: Reader, show: ShowRow, moves: readonly WantedMove[]) {
  const rows = await ctx.db
    .select({ itemId: claims.orderItemId, price: claims.price, columnPrice: claims.columnPrice })
    .from(claims)
    .where(
      and(
        eq(claims.promoterId, show.promoterId),
        eq(claims.showId, show.id),
        inArray(
          claims.seat,
          moves.map(({ from }) => from),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.itemId, row]));
}

async function readOffers(
  ctx: Reader,
  show: ShowRow,
  moves: readonly WantedMove[],
): Promise<Map<number, OfferCodeRow>> {
  const ids = [...new Set(moves.flatMap(({ item }) => item.offerCodeId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(offerCodes)
    .where(and(eq(offerCodes.promoterId, show.promoterId), inArray(offerCodes.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

type MovedTicket = Pick<
  ItemRow,
  'priceTypeId' | 'faceValueMinor' | 'bookingFeeMinor' | 'discountMinor' | 'offerCodeId' | 'taxMinor' | 'paidMinor'
>;

/**
 * With the same price type, a ticket keeps its old amounts, whatever the price list says today. With another, it takes
 * the current amounts, with the discount of its offer code if the code covers that price type too.
 */
function priceMove(item: ItemRow, price: SalePrice, offer: OfferCodeRow | undefined): MovedTicket {
  if (price.id === item.priceTypeId) return item;
  const ticket = priceTicket(price, offer);
  const [taxMinor = 0] = splitTax([{ amountMinor: ticket.paidMinor, rateBasisPoints: price.rateBasisPoints }]);
  return { ...ticket, taxMinor };
}
