import type { PriceStock } from '@parterre/contract/prices';
import { and, count, eq, isNull, sum } from 'drizzle-orm';
import type { Change, Context } from '../../context.ts';
import { orderItems, salesTotals } from '../../db/schema/orders.ts';
import { countSeats, type SeatCount } from '../seats/count-seats.ts';
import type { ShowRow } from '../shows/require-show.ts';
import type { PriceRow } from './read-prices.ts';

type Reader = Pick<Change, 'db' | 'now' | 'query'> | Context;

const EMPTY: PriceStock = {
  allocation: 0,
  sold: 0,
  inBaskets: 0,
  held: 0,
  reservedByCodes: 0,
  available: 0,
  grossMinor: 0,
};

/**
 * What is left of every price type and why (product.md §5): allocation − sold − inBaskets − held − reservedByCodes =
 * available. A seated one counts its seats, an unseated one its tickets and live baskets. `seats` saves counting them.
 */
export async function readStock(
  ctx: Reader,
  show: ShowRow,
  prices: readonly PriceRow[],
  seats?: readonly SeatCount[],
): Promise<Map<number, PriceStock>> {
  const hasUnseated = prices.some((price) => !price.isSeated);
  const [counted, gross, sold, inBaskets] = await Promise.all([
    seats ?? (prices.some((price) => price.isSeated) ? countSeats(ctx, show) : []),
    readGross(ctx, show),
    hasUnseated ? countTickets(ctx, show) : new Map<number, number>(),
    hasUnseated ? countInBaskets(ctx, show) : new Map<number, number>(),
  ]);
  const byOrdinal = stockOfSeats(counted);
  return new Map(
    prices.map((price) => {
      const stock = price.isSeated
        ? (byOrdinal.get(price.ordinal) ?? EMPTY)
        : stockOfPlaces(price.allocation, sold.get(price.id) ?? 0, inBaskets.get(price.id) ?? 0);
      return [price.id, { ...stock, grossMinor: gross.get(price.id) ?? 0 }];
    }),
  );
}

function stockOfSeats(counts: readonly SeatCount[]): Map<number, PriceStock> {
  const addend = { SOLD: 'sold', BASKET: 'inBaskets', BLOCKED: 'held', FREE: 'available' } as const;
  const stocks = new Map<number, PriceStock>();
  for (const { price, state, seats } of counts) {
    const stock = stocks.get(price) ?? { ...EMPTY };
    stock.allocation += seats;
    stock[addend[state]] += seats;
    stocks.set(price, stock);
  }
  return stocks;
}

function stockOfPlaces(allocation: number, sold: number, inBaskets: number): PriceStock {
  return { ...EMPTY, allocation, sold, inBaskets, available: allocation - sold - inBaskets };
}

async function readGross(ctx: Reader, show: ShowRow): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ priceTypeId: salesTotals.priceTypeId, gross: sum(salesTotals.grossMinor) })
    .from(salesTotals)
    .where(and(eq(salesTotals.promoterId, show.promoterId), eq(salesTotals.showId, show.id)))
    .groupBy(salesTotals.priceTypeId);
  return new Map(rows.map((row) => [row.priceTypeId, Number(row.gross)]));
}

async function countTickets(ctx: Reader, show: ShowRow): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ priceTypeId: orderItems.priceTypeId, tickets: count() })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.promoterId, show.promoterId),
        eq(orderItems.showId, show.id),
        eq(orderItems.status, 'ACTIVE'),
        isNull(orderItems.seat),
      ),
    )
    .groupBy(orderItems.priceTypeId);
  return new Map(rows.map((row) => [row.priceTypeId, row.tickets]));
}

/** Unseated tickets in baskets that have not run out. */
async function countInBaskets(ctx: Reader, show: ShowRow): Promise<Map<number, number>> {
  const rows = await ctx.query(
    `select (line->>'priceTypeId')::bigint, sum((line->>'quantity')::int)::int
     from baskets, jsonb_array_elements(quantities) line
     where promoter_id = $1 and show_id = $2 and state = 'OPEN' and expires_at > $3
     group by 1`,
    [show.promoterId, show.id, ctx.now.toISOString()],
  );
  return new Map(rows.map(([priceTypeId, quantity]) => [Number(priceTypeId), Number(quantity)]));
}
