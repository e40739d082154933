import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { baskets } from '../../db/schema/orders.ts';
import { claims, seatChanges } from '../../db/schema/seats.ts';
import type { WriteDb } from '../../db/transaction.ts';
import type { JobContext } from '../../jobs/job-context.ts';
import { encodeRanges } from '../seats/range-bytes.ts';
import { joinRanges } from '../seats/seat-ranges.ts';

const BASKETS = 500;

/** Gives the seats of baskets back whose time is up. Safe in several processes. */
export async function sweepExpired({ runAsSystem, now }: JobContext): Promise<void> {
  while ((await runAsSystem((db) => releaseExpired(db, now))) === BASKETS);
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
