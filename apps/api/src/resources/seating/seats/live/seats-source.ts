import type { SeatEvents } from '@parterre/contract/seats/live';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { Transaction } from '#db/transaction.ts';
import type { LiveKey, LiveNews, LiveSource } from '#live/live-source.ts';
import { createEventWriter } from '#live/write-event.ts';
import { type Cursor, formatCursor, isCursorExpired } from './cursor.ts';
import { type NewsByShow, readNews } from './read-news.ts';

/** The seats of a show, on the plan that its viewers have. */
export interface SeatsKey extends LiveKey {
  planVersionId: number | null;
}

const writeEvent = createEventWriter<SeatEvents>();

type Asked = { thing: SeatsKey; seen: Cursor };

/** The seats of shows: their changes since a snapshot of the database. */
export const seatsSource: LiveSource<SeatsKey, Cursor> = {
  kind: 'seats',
  overflowEvent: writeEvent('reload', { reason: 'SLOW' }),
  readSeen: readCursorNow,
  readNews: async (transaction, asked, now) => {
    const cursor = await readCursorNow(transaction, undefined, now);
    const news = await readSince(transaction, asked, now);
    const plans = await readPlans(transaction, asked);
    return new Map(
      asked.map((one) => {
        const { id } = one.thing;
        return [id, describe(one, cursor, news.get(id), plans.get(id))];
      }),
    );
  },
};

function describe(
  { thing, seen }: Asked,
  cursor: Cursor,
  news: ReturnType<NewsByShow['get']>,
  plan: number | null | undefined,
): LiveNews<Cursor> {
  const id = formatCursor(cursor);
  const common = { seen: cursor, beat: writeEvent('beat', {}, id), isNew: true, isLast: true };
  if (plan !== thing.planVersionId) return { ...common, event: writeEvent('reload', { reason: 'PLAN' }) };
  if (news === null || isCursorExpired(seen, cursor))
    return { ...common, event: writeEvent('reload', { reason: 'GAP' }) };
  const event = writeEvent('seats', news ?? { claims: [], saves: [] }, id);
  return { ...common, event, isNew: news !== undefined, isLast: false };
}

/** Reads shows together whose seats were seen at the same moment, which is true of all but the newest readers. */
async function readSince(transaction: Transaction, asked: readonly Asked[], now: Date): Promise<NewsByShow> {
  const news: NewsByShow = new Map();
  for (const snapshot of new Set(asked.map(({ seen }) => seen.snapshot))) {
    const group = asked.filter(({ seen }) => seen.snapshot === snapshot);
    const shows = group.map(({ thing }) => ({ promoterId: thing.promoterId, showId: thing.id }));
    for (const [showId, one] of await readNews(transaction, shows, snapshot, now)) news.set(showId, one);
  }
  return news;
}

const PLANS = rowsOf(
  { id: column.int('id'), planVersionId: orNull(column.int('plan_version_id')) },
  (list) => `select ${list} from shows where promoter_id = any($1::int[]) and id = any($2::bigint[])`,
);

/** Returns the plan versions by show; absent for a deleted show. */
async function readPlans(transaction: Transaction, asked: readonly Asked[]): Promise<Map<number, number | null>> {
  const rows = await transaction.readRows(PLANS, [
    [...new Set(asked.map(({ thing }) => thing.promoterId))],
    asked.map(({ thing }) => thing.id),
  ]);
  return new Map(rows.map(({ id, planVersionId }) => [id, planVersionId]));
}

const SNAPSHOT = rowsOf({ snapshot: column.text('pg_current_snapshot()::text') }, (list) => `select ${list}`);

async function readCursorNow(transaction: Transaction, _: unknown, now: Date): Promise<Cursor> {
  const [row] = await transaction.readRows(SNAPSHOT);
  return { atMs: now.getTime(), snapshot: row?.snapshot ?? '' };
}
