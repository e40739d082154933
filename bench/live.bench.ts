import { setTimeout as sleep } from 'node:timers/promises';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { eq } from 'drizzle-orm';
import type { Database } from '../apps/api/src/db/database.ts';
import { shows } from '../apps/api/src/db/schema/events/shows.ts';
import { memberships, users } from '../apps/api/src/db/schema/ground/users.ts';
import { runAsSystem } from '../apps/api/src/db/system.ts';
import { median, percentile, printFigure, printTable } from './figure.ts';
import type { MapsReport } from './live/open-maps.ts';
import { createSeller, priceAll, type SoldAt } from './live/sell.ts';
import { startMaps } from './live/start-maps.ts';
import { BENCH_PROMOTER_ID, BENCH_USER_ID } from './setup/insert-shows.ts';
import { openPostgresBench } from './setup/open-bench-database.ts';
import { type PreparedShow, prepareShow } from './setup/prepare-show.ts';
import { type ServedApp, serveApp } from './setup/serve-app.ts';

const SEATS = 20_000;
const MAPS = 50;
const MAPS_OF_A_USER = 5;
const SALES_PER_SECOND = 200;
const SECONDS = 6;
const ROUNDS = 5;
/** The wait for the last events: two polls, and the delay of a busy machine. */
const LAST_NEWS_MS = 3_000;

const bench = await openPostgresBench();
if (bench) await measure(bench.database).finally(() => bench.close());
else
  printFigure({
    bench: 'live',
    figure: `${MAPS} open maps, ${SALES_PER_SECOND} sales a second`,
    value: null,
    unit: 'ms',
    goal: '<=2000 ms',
    ok: null,
    note: 'no PostgreSQL here',
  });
printTable();

async function measure(database: Database): Promise<void> {
  const prepared = await prepareShow(database, SEATS);
  await priceAll(prepared);
  await runAsSystem(database, (db) =>
    db.update(shows).set({ status: 'ACTIVE' }).where(eq(shows.showCode, prepared.show.showCode)),
  );
  const served = await serveApp(database, BENCH_USER_ID);
  const tokens = await mintTokens(database, served);
  const sell = createSeller(database, prepared, SEATS);
  const rounds: { alone: number; watched: number; perSecond: number; late: number[] }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const seconds = round < 0 ? 1 : SECONDS;
    // The two take turns, so that neither always has the warmer caches.
    const alone = round % 2 === 0 ? await sell(SALES_PER_SECOND, seconds) : undefined;
    const maps = await startMaps({ url: await urlOf(prepared, served), tokens });
    const watched = await sell(SALES_PER_SECOND, seconds);
    await sleep(LAST_NEWS_MS);
    const report = await maps.stop();
    const { soldAt, cpuMs } = alone ?? (await sell(SALES_PER_SECOND, seconds));
    if (round < 0) continue;
    rounds.push({
      alone: cpuMs / soldAt.size,
      watched: watched.cpuMs / watched.soldAt.size,
      perSecond: watched.perSecond,
      late: listLateness(watched.soldAt, report),
    });
  }
  await served.app.close();
  const late = rounds.flatMap((round) => round.late);
  printLateness('p95 from the sale to the map', percentile(late, 0.95));
  printLateness('the latest of all', percentile(late, 1));
  const perSecond = median(rounds.map((round) => round.perSecond));
  printFigure({
    bench: 'live',
    figure: 'seats sold a second while the maps are open, PostgreSQL',
    value: perSecond,
    unit: '1/s',
    goal: `>=${0.95 * SALES_PER_SECOND}`,
    ok: perSecond >= 0.95 * SALES_PER_SECOND,
  });
  const ratio = median(rounds.map((round) => round.watched / round.alone));
  printFigure({
    bench: 'live',
    figure: `server CPU a seat with ${MAPS} open maps, PostgreSQL`,
    value: median(rounds.map((round) => round.watched)),
    unit: 'ms',
    baseline: median(rounds.map((round) => round.alone)),
    ratio,
    goal: 'ratio<=1.5',
    ok: ratio <= 1.5,
  });
}

/** Returns the delay of every event. Throws unless every map received every seat. */
function listLateness(soldAt: SoldAt, report: MapsReport): number[] {
  return report.flatMap((told) => {
    const first = new Map(told.toReversed());
    return [...soldAt].map(([seat, at]) => {
      const toldAt = first.get(seat);
      if (toldAt === undefined) throw new Error(`A map was never told of seat ${seat}`);
      return Math.max(0, toldAt - at);
    });
  });
}

function printLateness(figure: string, value: number): void {
  printFigure({
    bench: 'live',
    figure: `${figure}, PostgreSQL`,
    value,
    unit: 'ms',
    goal: '<=2000 ms',
    ok: value <= 2000,
  });
}

/** Returns the URL from which newly opened maps read their events. */
async function urlOf({ show }: PreparedShow, { port, token }: ServedApp): Promise<string> {
  const seats = `http://127.0.0.1:${port}/api/main/shows/${show.showCode}/seats`;
  const response = await fetch(`${seats}/allocation`, { headers: { authorization: `Bearer ${token}` } });
  const { header } = decodeAllocation(new Uint8Array(await response.arrayBuffer()));
  return `${seats}/changes?since=${encodeURIComponent(header.cursor)}`;
}

async function mintTokens(database: Database, { tokenOf }: ServedApp): Promise<string[]> {
  const ids = Array.from({ length: MAPS / MAPS_OF_A_USER }, (_, index) => `bench-viewer-${index}`);
  await runAsSystem(database, async (db) => {
    await db
      .insert(users)
      .values(ids.map((id) => ({ id, email: `${id}@example.test`, name: id, createdAt: new Date() })));
    await db
      .insert(memberships)
      .values(ids.map((userId) => ({ promoterId: BENCH_PROMOTER_ID, userId, role: 'owner' as const, scopeIds: [] })));
  });
  const tokens = await Promise.all(ids.map((id) => tokenOf(id)));
  return Array.from({ length: MAPS }, (_, map) => tokens[map % tokens.length] ?? '');
}
