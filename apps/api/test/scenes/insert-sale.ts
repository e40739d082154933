import { and, eq } from 'drizzle-orm';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { ledger, orderItems, orders, salesTotals } from '#db/schema/sales/orders.ts';
import { allocations, claims } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import type { WriteDb } from '#db/transaction.ts';
import { newId, newOrderCode } from '#ids.ts';
import { newBarcode, newBarcodeNumber } from '#resources/ground/barcodes/new-barcode.ts';
import { toLocalDay } from '#time/zones.ts';
import type { TestApi } from '../support/test-api.ts';

export interface SaleSpec {
  showCode: string;
  priceTypeId: number;
  /** The ordinals of the seats; without them, `quantity` is the number of tickets without a seat. */
  seats?: number[];
  quantity?: number;
  soldOn?: string;
  /** The discount of each ticket. */
  discountMinor?: number;
  /** Inserts a basket that expires at this time, instead of an order. */
  basketUntil?: Date;
}

const createdAt = new Date('2026-01-01T12:00:00Z');

/** Inserts an order or a live basket without the sales channel, consistent with what the channel writes. */
export async function insertSale(api: Pick<TestApi, 'database'>, spec: SaleSpec): Promise<{ orderId: number }> {
  const basketId = newId();
  const orderId = newId();
  await runAsSystem(api.database, async (db) => {
    const [show] = await db.select().from(shows).where(eq(shows.showCode, spec.showCode));
    const [price] = await db.select().from(priceTypes).where(eq(priceTypes.id, spec.priceTypeId));
    if (!show || !price) throw new Error('No such show or price');
    const owned = { promoterId: show.promoterId, showId: show.id };
    const isBasket = spec.basketUntil !== undefined;
    await db.insert(baskets).values({
      ...owned,
      id: basketId,
      state: isBasket ? 'OPEN' : 'PURCHASED',
      channel: 'test',
      quantities: spec.quantity ? [{ priceTypeId: price.id, quantity: spec.quantity }] : [],
      expiresAt: spec.basketUntil ?? createdAt,
      createdAt,
    });
    const seats = spec.seats ?? Array.from({ length: spec.quantity ?? 0 }, () => null);
    const items = seats.map((seat) => ({ id: newId(), seat }));
    const discountMinor = spec.discountMinor ?? 0;
    const totalMinor = seats.length * (price.faceValueMinor - discountMinor);
    await insertClaims(db, { ...owned, basketId, items: isBasket ? [] : items }, price.ordinal, spec);
    if (isBasket) return;
    await db.insert(orders).values({
      ...owned,
      id: orderId,
      orderId: newOrderCode(),
      basketId,
      status: 'ACTIVE',
      paymentStatus: 'PAID',
      channel: 'test',
      currency: show.currency,
      totalMinor,
      buyer: { name: 'Somebody', email: 'somebody@example.test' },
      createdAt,
      createdOn: toLocalDay(createdAt, show.timeZone),
    });
    await db.insert(orderItems).values(
      items.map((item) => ({
        ...owned,
        ...item,
        orderId,
        priceTypeId: price.id,
        status: 'ACTIVE' as const,
        faceValueMinor: price.faceValueMinor,
        bookingFeeMinor: 0,
        taxMinor: 0,
        discountMinor,
        paidMinor: price.faceValueMinor - discountMinor,
        createdAt,
        barcode: newBarcode(),
        barcodeNumber: newBarcodeNumber(),
      })),
    );
    const moved = { ...owned, orderId, currency: show.currency, at: createdAt };
    await db.insert(ledger).values([
      ...items.map(({ id }) => ({
        ...moved,
        orderItemId: id,
        kind: 'SALE' as const,
        priceTypeId: price.id,
        amountMinor: price.faceValueMinor,
      })),
      ...(discountMinor > 0
        ? [{ ...moved, kind: 'DISCOUNT' as const, amountMinor: -seats.length * discountMinor }]
        : []),
      { ...moved, kind: 'PAYMENT', amountMinor: totalMinor },
    ]);
    await db.insert(salesTotals).values({
      ...owned,
      priceTypeId: price.id,
      soldOn: spec.soldOn ?? '2026-01-01',
      part: newId(),
      tickets: seats.length,
      grossMinor: totalMinor,
    });
    await db.update(shows).set({ hasOrders: true }).where(eq(shows.id, show.id));
  });
  return { orderId };
}

interface ClaimOwner {
  promoterId: number;
  showId: number;
  basketId: number;
  /** The tickets of the seats; none for a basket. */
  items: readonly { id: number; seat: number | null }[];
}

async function insertClaims(
  db: WriteDb,
  { items, ...owned }: ClaimOwner,
  ordinal: number,
  { seats = [], basketUntil }: SaleSpec,
): Promise<void> {
  const chunks = await db
    .select()
    .from(allocations)
    .where(and(eq(allocations.promoterId, owned.promoterId), eq(allocations.showId, owned.showId)));
  for (const seat of seats) {
    const chunk = chunks.find((row) => seat >= row.firstSeat && seat < row.firstSeat + row.seatCount);
    if (!chunk) throw new Error(`Seat ${seat} is not in the allocation`);
    await db.insert(claims).values({
      ...owned,
      seat,
      state: basketUntil ? 'BASKET' : 'SOLD',
      orderItemId: items.find((item) => item.seat === seat)?.id ?? null,
      chunk: chunk.firstSeat,
      price: ordinal,
      hold: chunk.holds[seat - chunk.firstSeat] ?? 0,
      columnPrice: chunk.prices[seat - chunk.firstSeat] ?? 0,
      parity: (seat - chunk.firstSeat) % 2,
      revision: chunk.revision,
      expiresAt: basketUntil ?? null,
    });
  }
}
