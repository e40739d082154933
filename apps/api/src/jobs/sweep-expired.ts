import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { idempotencyKeys } from '../db/schema/audit.ts';
import { offerCodeUses } from '../db/schema/offer-codes.ts';
import { baskets } from '../db/schema/orders.ts';
import { claims, seatChanges } from '../db/schema/seats.ts';
import { runAsSystem } from '../db/system.ts';
import type { WriteDb } from '../db/transaction.ts';
import { encodeRanges } from '../resources/seats/range-bytes.ts';
import { joinRanges } from '../resources/seats/seat-ranges.ts';

const BASKETS = 500;
const KEYS_KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Gives the seats and codes of baskets back whose time is up and forgets answers older than a day. Safe in several
 * processes.
 */
export async function sweepExpired(database: Database, now: Date): Promise<void> {
  while ((await runAsSystem(database, (db) => releaseExpired(db, now))) === BASKETS);
  await runAsSystem(database, async (db) => {
    await db.delete(offerCodeUses).where(and(isNull(offerCodeUses.orderId), lte(offerCodeUses.expiresAt, now)));
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEYS_KEPT_MS)));
  });
}

/** Answers how many baskets it released. A basket that is being purchased at this moment is left alone. */
async function releaseExpired(db: WriteDb, now: Date): Promise<number> {
  const expired = await db
    .select({ promoterId: baskets.promoterId, id: baskets.id })
    .from(baskets)
    .where(and(eq(baskets.state, 'OPEN'), lte(baskets.expiresAt, now)))
    .orderBy(asc(baskets.id))
    .limit(BASKETS)
    .for('update', { skipLocked: true });
  if (expired.length === 0) return 0;
  const ids = expired.map(({ id }) => id);
  const promoterIds = [...new Set(expired.map(({ promoterId }) => promoterId))];
  await db
    .update(baskets)
    .set({ state: 'RELEASED' })
    .where(and(inArray(baskets.promoterId, promoterIds), inArray(baskets.id, ids)));
  const released = await db
    .delete(claims)
    .where(and(inArray(claims.promoterId, promoterIds), inArray(claims.basketId, ids), eq(claims.state, 'BASKET')))
    .returning({ promoterId: claims.promoterId, showId: claims.showId, seat: claims.seat });
  await recordReleases(db, released, now);
  return expired.length;
}

async function recordReleases(
  db: WriteDb,
  released: readonly { promoterId: number; showId: number; seat: number }[],
  now: Date,
): Promise<void> {
  const byShow = new Map<number, { promoterId: number; seats: number[] }>();
  for (const { promoterId, showId, seat } of released) {
    const show = byShow.get(showId) ?? { promoterId, seats: [] };
    show.seats.push(seat);
    byShow.set(showId, show);
  }
  for (const [showId, { promoterId, seats }] of byShow) {
    const ranges = encodeRanges(joinRanges(seats.map((seat) => ({ from: seat, to: seat }))));
    await db.insert(seatChanges).values({ promoterId, showId, kind: 'release', ranges, at: now });
  }
}
