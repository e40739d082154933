import type { Database, Session } from '#db/database.ts';

/** The order in which a change locks rows: docs/adr/0014-one-order-of-locks.md. */
export const LOCK_ORDER = [
  'promoters',
  'tours',
  'artist_campaigns',
  'shows',
  'venues',
  'seating_plans',
  'guest_lists',
  'baskets',
  'orders',
  'customers',
  'offer_codes',
  'allocations',
  'price_types',
  'claims',
] as const;

const RANKS = new Map<string, number>(LOCK_ORDER.map((table, rank) => [table, rank]));

/**
 * Returns the same database with watched changes: `faults` names every statement that locks rows of a table after a
 * later one in the order. A table may be locked again by its owner. Changes that hold a show for update and expired
 * baskets are not watched.
 */
export function watchLockOrder(database: Database): { database: Database; faults: string[] } {
  const faults = new Set<string>();
  const found: string[] = [];
  const report = (fault: string) => {
    if (!faults.has(fault)) found.push(fault);
    faults.add(fault);
  };
  const acquire = async (): Promise<Session> => watchSession(await database.acquire(), report);
  return { database: { ...database, acquire }, faults: found };
}

function watchSession(session: Session, report: (fault: string) => void): Session {
  let locked: string[] | undefined;
  return {
    query: (text, values) => {
      if (locked && IS_EVENT_ALONE.test(text)) locked = undefined;
      for (const table of locked && !IS_ENDING.test(text) ? listLocked(text) : []) {
        const later = locked?.find((other) => (RANKS.get(other) ?? 0) > (RANKS.get(table) ?? 0));
        if (later && !locked?.includes(table))
          report(`${table} after ${later}: ${text.replaceAll(/\s+/g, ' ').trim()}`);
        locked?.push(table);
      }
      for (const table of locked ? listInserted(text) : []) if (RANKS.has(table)) locked?.push(table);
      return session.query(text, values);
    },
    // Only reads pass rows one by one.
    each: session.each,
    run: (statements) => {
      locked = /^begin; set local role parterre_app;/.test(statements) ? [] : undefined;
      return session.run(statements);
    },
    release: (broken) => session.release(broken),
  };
}

const IS_EVENT_ALONE = / from "shows" .* for update$/;
const IS_ENDING = /update baskets set state = 'RELEASED'/;
const INSERTED = /\binsert into "?([a-z_]+)"?/g;
const WRITTEN = /\bupdate "?([a-z_]+)"?(?: [a-z]+)? set\b|\bdelete from "?([a-z_]+)"?/g;
const LOCKING = /\bfor (?:no key update|key share|update|share)(?: of "?([a-z_]+)"?)?/g;
const READ = /\b(?:from|join) "?([a-z_]+)"?(?: (?:as )?"?([a-z]+)"?)?/g;

/** Lists the tables of the order whose rows a statement locks. */
function listLocked(text: string): string[] {
  const sql = text.replaceAll(/\s+/g, ' ');
  const found: { table: string; at: number }[] = [];
  for (const { 1: updated, 2: deleted, index } of sql.matchAll(WRITTEN))
    found.push({ table: updated ?? deleted ?? '', at: index });
  for (const { 1: alias, index } of sql.matchAll(LOCKING)) {
    const read = [...sql.slice(0, index).matchAll(READ)].toReversed();
    const locked = alias ? read.find(([, table, name]) => name === alias || table === alias) : read[0];
    found.push({ table: locked?.[1] ?? '', at: index });
  }
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ table }) => table)
    .filter((table) => RANKS.has(table));
}

const listInserted = (text: string): string[] => [...text.matchAll(INSERTED)].map(([, table]) => table ?? '');
