import { median } from '../figure.ts';
import { BENCH_USER_ID } from '../setup/insert-shows.ts';
import { type BenchDatabase, openEmbeddedBench, openPostgresBench } from '../setup/open-bench-database.ts';
import { prepareShow } from '../setup/prepare-show.ts';
import { serveApp } from '../setup/serve-app.ts';
import { allocatePlan } from './allocate-plan.ts';
import { fillShow, insertRows } from './fill-show.ts';
import type { BenchBrowser } from './open-browser.ts';
import { PLANS } from './plans.ts';
import { printAgainst, printAtMost, printSeatMap } from './print-figure.ts';
import { serveRows } from './serve-rows.ts';

const ROUNDS = 7;

/**
 * Measures the time from a click on a show of 100,000 seats to a responsive map: database, server, loopback, parse,
 * paint.
 */
export async function measureOpening(browser: BenchBrowser): Promise<void> {
  const postgres = await openPostgresBench();
  const bench = postgres ?? (await openEmbeddedBench());
  try {
    await measureOn(bench, browser, postgres ? 'PostgreSQL' : 'no PostgreSQL here: the embedded database');
  } finally {
    await bench.close();
  }
}

async function measureOn({ database }: BenchDatabase, browser: BenchBrowser, note: string): Promise<void> {
  const plan = PLANS['100k']();
  const allocation = allocatePlan(plan);
  const prepared = await prepareShow(database, plan.seatCount);
  const served = await serveApp(database, BENCH_USER_ID);
  await fillShow(database, prepared, served, allocation);
  await insertRows(database, plan, allocation);
  const rows = await serveRows(database);
  const api = `http://127.0.0.1:${served.port}/api/main`;
  const { show, planId } = prepared;
  const geometry = `${api}/seating-plans/${planId}/geometry/${show.geometryHash}`;
  const addresses = { geometry, allocation: `${api}/shows/${show.showCode}/seats/allocation`, token: served.token };
  const times: { ours: number; rows: number }[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const ours = await browser.page.evaluate((where) => benchPage.openEvent(where), addresses);
    const bare = await browser.page.evaluate((where) => benchPage.openRows(where), rows.address);
    if (round >= 0) times.push({ ours, rows: bare });
  }
  await printGeometry(geometry, served.token);
  rows.close();
  await served.app.close();
  const value = median(times.map(({ ours }) => ours));
  printAtMost('click on the event → map answers, 100k', { value, max: 150, unit: 'ms' }, note);
  const baseline = median(times.map((time) => time.rows));
  printAgainst('click on the event → map answers, against JSON rows', { value, baseline, unit: 'ms' }, 1 / 4);
}

async function printGeometry(address: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br' };
  const response = await fetch(address, { headers });
  const isImmutable = /max-age=31536000, immutable/.test(response.headers.get('cache-control') ?? '');
  printSeatMap({
    figure: 'geometry over the wire, 100k',
    value: Number(response.headers.get('content-length')) / 1000,
    unit: 'kB',
    goal: 'once per plan version: immutable',
    ok: isImmutable,
  });
  await response.arrayBuffer();
}
