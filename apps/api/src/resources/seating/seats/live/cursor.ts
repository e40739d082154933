import { HOUR_MS, MINUTE_MS } from '#time/zones.ts';

/**
 * The part of `seat_changes` that a reader has seen: everything that is visible to a snapshot of the database, taken at
 * a moment.
 */
export interface Cursor {
  atMs: number;
  /** The snapshot as PostgreSQL writes it: `xmin:xmax:xip,…`. */
  snapshot: string;
}

/** Rows older than this are deleted (forget-seat-changes.ts). */
export const KEPT_MS = HOUR_MS;
/**
 * A cursor is accepted only if it is younger than the kept rows by this much, because the clock of another process may
 * be slightly off.
 */
const MARGIN_MS = 5 * MINUTE_MS;
const FORM = /^(\d{1,15})-((\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?))$/;
const LAST_TRANSACTION = 2n ** 63n;

export const formatCursor = ({ atMs, snapshot }: Cursor): string => `${atMs}-${snapshot}`;

/** Returns undefined for what no server ever issued, because the database would refuse such a snapshot. */
export function readCursor(text: string): Cursor | undefined {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [, at = '', snapshot = '', first = '', next = '', running = ''] = match;
  const [xmin, xmax] = [BigInt(first), BigInt(next)];
  if (xmin < 1n || xmax < xmin || xmax >= LAST_TRANSACTION) return undefined;
  let last = xmin;
  for (const [index, text] of running.split(',').filter(Boolean).entries()) {
    const id = BigInt(text);
    if (id >= xmax || (index === 0 ? id < xmin : id <= last)) return undefined;
    last = id;
  }
  return { atMs: Number(at), snapshot };
}

/** Returns the oldest transaction that a snapshot has not seen ended. Nothing before it can be news. */
export const oldestUnseen = (snapshot: string): string => snapshot.slice(0, snapshot.indexOf(':'));

const nextUnseen = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? 0);

/**
 * Returns whether rows between the two may be deleted already, or whether the cursor was issued by another database,
 * such as one that was restored since.
 */
export const isCursorExpired = (since: Cursor, now: Cursor): boolean =>
  now.atMs - since.atMs > KEPT_MS - MARGIN_MS || nextUnseen(since.snapshot) > nextUnseen(now.snapshot);
