import type { LiveViewer } from '@parterre/contract/wire/live-events';
import type { Database } from '../db/database.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import type { LiveKey, LiveNews, LiveSource } from './live-source.ts';
import { readViewers } from './viewer-rows.ts';

/** A snapshot of some things: what is new of each since its cursor, and who watches. */
interface Snapshot<Seen> {
  news: Map<number, LiveNews<Seen>>;
  viewers: Map<number, LiveViewer[]>;
}

/** Reads all of it in one read-only transaction. */
export function readSnapshot<Thing extends LiveKey, Seen>(
  database: Database,
  source: LiveSource<Thing, Seen>,
  asked: readonly { thing: Thing; seen: Seen }[],
  now: Date,
): Promise<Snapshot<Seen>> {
  const things = asked.map(({ thing }) => thing);
  return reading(database, things, async (transaction) => ({
    news: await source.readNews(transaction, asked, now),
    viewers: await readViewers(transaction, source.kind, things, now),
  }));
}

/** Reads the cursor of a thing that nobody watched before. */
export function readSeen<Thing extends LiveKey, Seen>(
  database: Database,
  source: LiveSource<Thing, Seen>,
  thing: Thing,
  now: Date,
): Promise<Seen> {
  return reading(database, [thing], (transaction) => source.readSeen(transaction, thing, now));
}

function reading<T>(
  database: Database,
  things: readonly LiveKey[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const promoterIds = [...new Set(things.map(({ promoterId }) => promoterId))];
  return inTransaction(database, { role: 'parterre_app', promoterIds, isReadOnly: true }, work);
}
