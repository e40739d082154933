/** What a reader has seen of `seat_changes`: everything that a snapshot of the database shows, taken at a moment. */
export interface Cursor {
  atMs: number;
  /** `xmin:xmax:xip,…` as PostgreSQL writes it. */
  snapshot: string;
}

/** Rows older than this are forgotten (forget-seat-changes.ts). */
export const KEPT_MS = 60 * 60_000;
/** A cursor this much younger than what is kept is still good on a process whose clock is a little off. */
const MARGIN_MS = 5 * 60_000;
const FORM = /^(\d{1,15})-((\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?))$/;
const LAST_TRANSACTION = 2n ** 63n;

export const formatCursor = ({ atMs, snapshot }: Cursor): string => `${atMs}-${snapshot}`;

/** Undefined for what no server ever gave: the database would refuse such a snapshot. */
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

/** The oldest transaction a snapshot has not seen the end of: nothing before it can be news. */
export const oldestUnseen = (snapshot: string): string => snapshot.slice(0, snapshot.indexOf(':'));

const nextUnseen = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? 0);

/** True when rows between the two may be gone, or the cursor was given by another database (one restored since). */
export const isCursorExpired = (since: Cursor, now: Cursor): boolean =>
  now.atMs - since.atMs > KEPT_MS - MARGIN_MS || nextUnseen(since.snapshot) > nextUnseen(now.snapshot);
