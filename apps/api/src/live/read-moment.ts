import type { SeatViewer } from '@parterre/contract/seats/seat-live';
import type { Database } from '../db/open.ts';
import { Transaction } from '../db/transaction.ts';
import type { Cursor } from './cursor.ts';
import { type NewsByShow, readNews, type ShowKey } from './read-news.ts';
import { readViewers } from './viewer-rows.ts';

/** Some shows at one moment: what is new since a snapshot, who looks, and the cursor that contains all of it. */
export interface Moment {
  cursor: Cursor;
  news: NewsByShow;
  viewers: Map<number, SeatViewer[]>;
  /** By show; absent once the show is gone. */
  plans: Map<number, number | null>;
}

/** One read-only transaction, therefore one snapshot; without `since` nothing is new. */
export function readMoment(
  database: Database,
  shows: readonly ShowKey[],
  since: string | undefined,
  now: Date,
): Promise<Moment> {
  return reading(database, shows, async (transaction) => {
    const cursor = { atMs: now.getTime(), snapshot: await readSnapshot(transaction) };
    const news: NewsByShow = since === undefined ? new Map() : await readNews(transaction, shows, since, now);
    const viewers = await readViewers(transaction, shows, now);
    const plans = await transaction.query(PLANS, [
      [...new Set(shows.map(({ promoterId }) => promoterId))],
      shows.map(({ showId }) => showId),
    ]);
    return {
      cursor,
      news,
      viewers,
      plans: new Map(plans.map(([id, version]) => [Number(id), version === null ? null : Number(version)])),
    };
  });
}

const PLANS = 'select id, plan_version_id from shows where promoter_id = any($1::int[]) and id = any($2::bigint[])';

async function readSnapshot(transaction: Transaction): Promise<string> {
  const rows = await transaction.query('select pg_current_snapshot()::text', []);
  return String(rows[0]?.[0]);
}

async function reading<T>(
  database: Database,
  shows: readonly ShowKey[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const promoterIds = [...new Set(shows.map(({ promoterId }) => promoterId))];
  const transaction = new Transaction(database, { role: 'parterre_app', promoterIds, isReadOnly: true });
  return work(transaction).finally(() => transaction.commit());
}
