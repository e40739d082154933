import type { SeatViewer } from '@parterre/contract/seats/seat-live';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { seatViewers } from '../db/schema/seats.ts';
import { Transaction, type WriteDb } from '../db/transaction.ts';
import type { ShowKey } from './read-news.ts';

/** Renewed every few seconds; a process that died has its viewers forgotten after this long. */
const LEASE_MS = 25_000;

export interface ViewerRow extends ShowKey {
  viewerId: number;
  userId: string;
  userName: string;
  openedAt: Date;
}

export const insertViewer = (database: Database, viewer: ViewerRow): Promise<void> =>
  write(database, [viewer.promoterId], async (db) => {
    const { viewerId, ...row } = viewer;
    await db.insert(seatViewers).values({ ...row, id: viewerId, seenAt: viewer.openedAt });
  });

export const removeViewer = (database: Database, { promoterId, viewerId }: ViewerRow): Promise<void> =>
  write(database, [promoterId], async (db) => {
    await db.delete(seatViewers).where(and(eq(seatViewers.promoterId, promoterId), eq(seatViewers.id, viewerId)));
  });

/** One statement for all viewers of a process. */
export function renewViewers(database: Database, viewers: readonly ViewerRow[], now: Date): Promise<void> {
  const promoterIds = [...new Set(viewers.map(({ promoterId }) => promoterId))];
  const ids = viewers.map(({ viewerId }) => viewerId);
  return write(database, promoterIds, async (db) => {
    await db
      .update(seatViewers)
      .set({ seenAt: now })
      .where(and(inArray(seatViewers.promoterId, promoterIds), inArray(seatViewers.id, ids)));
  });
}

const VIEWERS = `
  select v.show_id, v.id, v.user_id, v.user_name, v.opened_at, v.editing_since
  from seat_viewers v
  where v.promoter_id = any($1::int[]) and v.show_id = any($2::bigint[]) and v.seen_at > $3
  order by v.opened_at, v.id`;

export async function readViewers(
  transaction: Transaction,
  shows: readonly ShowKey[],
  now: Date,
): Promise<Map<number, SeatViewer[]>> {
  const rows = await transaction.query(VIEWERS, [
    [...new Set(shows.map(({ promoterId }) => promoterId))],
    shows.map(({ showId }) => showId),
    new Date(now.getTime() - LEASE_MS).toISOString(),
  ]);
  const byShow = new Map<number, SeatViewer[]>();
  for (const [showId, viewerId, userId, name, openedAt, editingSince] of rows) {
    const viewers = byShow.get(Number(showId)) ?? [];
    byShow.set(Number(showId), viewers);
    viewers.push({
      viewerId: Number(viewerId),
      userId: String(userId),
      name: String(name),
      openedAt: toIso(openedAt),
      editingSince: editingSince === null ? null : toIso(editingSince),
    });
  }
  return byShow;
}

const toIso = (value: unknown): string => new Date(String(value)).toISOString();

/** Who looks is a lease of the process, as a job's is: no business change, no audit (docs/adr/0012). */
async function write(
  database: Database,
  promoterIds: readonly number[],
  work: (db: WriteDb) => Promise<void>,
): Promise<void> {
  const transaction = new Transaction(database, { role: 'parterre_app', promoterIds, isReadOnly: false });
  try {
    await work(transaction.db);
    await transaction.commit();
  } catch (error) {
    await transaction.rollback().catch(() => undefined);
    throw error;
  }
}
