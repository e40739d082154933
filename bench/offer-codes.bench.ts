import { CreateOfferCodeBatch, listShowOfferCodes as codesEndpoint } from '@parterre/contract/offer-codes';
import { listShows as showsEndpoint } from '@parterre/contract/shows/list';
import type { Database } from '../apps/api/src/db/database.ts';
import { createOfferCodeBatch } from '../apps/api/src/resources/events/offer-codes/create.ts';
import { listShowOfferCodes } from '../apps/api/src/resources/events/offer-codes/list.ts';
import { listPrices } from '../apps/api/src/resources/events/prices/read.ts';
import { listShows } from '../apps/api/src/resources/whole-shows/shows/list.ts';
import { printFigure, printTable } from './figure.ts';
import { measureImport } from './offer-codes/measure-import.ts';
import { measureRead } from './offer-codes/measure-reads.ts';
import { measureRedemption } from './offer-codes/measure-redemption.ts';
import { contextOf, prepareEvent } from './offer-codes/prepare-event.ts';
import { BENCH_USER_ID, insertShows } from './setup/insert-shows.ts';
import { type BenchDatabase, openEmbeddedBench, openPostgresBench } from './setup/open-bench-database.ts';
import { serveApp } from './setup/serve-app.ts';

const SHOWS = 5_000;
const TICKETS = 200;
const CODES = 50_000;

const postgres = await openPostgresBench();
if (postgres) {
  await insertShows(postgres.database, SHOWS);
  await measure('PostgreSQL', postgres, postgres.url);
  await measureLists(postgres);
  await postgres.close();
} else {
  printFigure({
    bench: 'offer-codes',
    figure: 'import of 50k rows through HTTP, PostgreSQL',
    value: null,
    unit: 'ms',
    goal: 'ratio<=2',
    ok: null,
    note: 'no PostgreSQL here',
  });
}
const embedded = await openEmbeddedBench();
await insertShows(embedded.database, 1);
await measure('embedded', embedded);
await embedded.close();
printTable();

async function measure(name: string, { database }: BenchDatabase, url?: string): Promise<void> {
  const served = await serveApp(database, BENCH_USER_ID);
  await measureImport(name, database, served, url);
  await measureRedemption(name, database);
  await served.app.close();
}

async function measureLists(bench: BenchDatabase): Promise<void> {
  const { database } = bench;
  const { showCode, priceGroupId } = await prepareEvent(database, 'Many tickets', TICKETS);
  const body = CreateOfferCodeBatch.parse({ count: CODES, tag: 'Bench' });
  await createOfferCodeBatch(contextOf(database), { params: { showCode, priceGroupId }, body });
  await analyse(database);
  await measureRead(bench, {
    figure: 'show list, 20 of 5,000',
    path: '/api/main/shows?pageSize=20',
    goal: 0.8,
    verb: (ctx) => listShows(ctx, { query: showsEndpoint.query.parse({ pageSize: 20 }) }),
  });
  await measureRead(bench, {
    figure: 'ticket table of 200 tickets',
    path: `/api/main/shows/${showCode}/prices`,
    // The goal is low, because the list has ten times the rows of a page, each of them from four tables.
    goal: 0.5,
    verb: (ctx) => listPrices(ctx, { params: { showCode }, query: {} }),
  });
  await measureRead(bench, {
    figure: 'offer codes, 20 of 50,000',
    path: `/api/main/shows/${showCode}/offer-codes?status=active`,
    verb: (ctx) =>
      listShowOfferCodes(ctx, {
        params: { showCode },
        query: codesEndpoint.query.parse({ status: 'active' }),
      }),
  });
}

async function analyse(database: Database): Promise<void> {
  const session = await database.acquire();
  await session.run('analyze');
  session.release();
}
