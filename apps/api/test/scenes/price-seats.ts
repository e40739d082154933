import { and, eq } from 'drizzle-orm';
import { holds } from '#db/schema/events/holds.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { allocations } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { tallySeats } from '#resources/seating/seats/count-seats.ts';
import type { TestApi } from '../support/test-api.ts';

export interface SeatRequest {
  showCode: string;
  seats: number[];
  priceTypeId?: number;
  holdId?: number;
}

/** Gives seats of a show a price or a hold, without the verbs. The parity alternates in each row: 0, 1, 0 … */
export async function priceSeats(api: Pick<TestApi, 'database'>, request: SeatRequest): Promise<void> {
  await runAsSystem(api.database, async (db) => {
    const [show] = await db.select().from(shows).where(eq(shows.showCode, request.showCode));
    if (!show) throw new Error('No such show');
    const [price] = await db
      .select()
      .from(priceTypes)
      .where(eq(priceTypes.id, request.priceTypeId ?? 0));
    const [hold] = await db
      .select()
      .from(holds)
      .where(eq(holds.id, request.holdId ?? 0));
    const chunks = await db.select().from(allocations).where(eq(allocations.showId, show.id));
    for (const chunk of chunks) {
      for (const seat of request.seats) {
        if (seat < chunk.firstSeat || seat >= chunk.firstSeat + chunk.seatCount) continue;
        if (price) chunk.prices[seat - chunk.firstSeat] = price.ordinal;
        if (hold) chunk.holds[seat - chunk.firstSeat] = hold.ordinal;
      }
      const parity = Uint8Array.from({ length: chunk.seatCount }, (_, index) => index % 2);
      await db
        .update(allocations)
        .set({ prices: chunk.prices, holds: chunk.holds, tally: tallySeats(chunk.prices, chunk.holds, parity) })
        .where(and(eq(allocations.showId, show.id), eq(allocations.firstSeat, chunk.firstSeat)));
    }
  });
}

/** Inserts a hold of a show without the verbs. */
export async function insertHold(
  api: Pick<TestApi, 'database'>,
  request: { showCode: string; flag: string; allowSales?: boolean; releaseOn?: string },
): Promise<{ holdId: number }> {
  const holdId = newId();
  await runAsSystem(api.database, async (db) => {
    const [show] = await db.select().from(shows).where(eq(shows.showCode, request.showCode));
    if (!show) throw new Error('No such show');
    const ordinal = show.lastHoldOrdinal + 1;
    await db.update(shows).set({ lastHoldOrdinal: ordinal }).where(eq(shows.id, show.id));
    await db.insert(holds).values({
      promoterId: show.promoterId,
      id: holdId,
      showId: show.id,
      ordinal,
      label: `Hold ${request.flag}`,
      reservationFlag: request.flag,
      colour: '#123456',
      allowSales: request.allowSales ?? false,
      owner: '',
      note: '',
      releaseOn: request.releaseOn ?? null,
      createdAt: new Date('2026-01-01T12:00:00Z'),
    });
  });
  return { holdId };
}
