import type { Database } from '../apps/api/src/db/database.ts';
import { seatIndexOf } from '../apps/api/src/resources/seating/seats/require-plan.ts';
import { runChecks } from '../apps/api/src/server/check-numbers.ts';
import { insertOnSale, type OnSale } from '../apps/api/test/scenes/insert-on-sale.ts';
import { median, percentile, printFigure, printTable } from './figure.ts';
import { countTwice, createBareSales } from './on-sale/bare-sales.ts';
import { createCaller } from './on-sale/call-channel.ts';
import { measureExpiry, type SeatIdOf } from './on-sale/measure-expiry.ts';
import { measureRepeats } from './on-sale/measure-repeats.ts';
import { startServer } from './on-sale/start-server.ts';
import { fillBaskets, purchaseAll } from './on-sale/storm.ts';
import { type BenchDatabase, openEmbeddedBench, openPostgresBench } from './setup/open-bench-database.ts';
import { serveApp } from './setup/serve-app.ts';

/**
 * The bench sells 5,000 seats to 200 concurrent buyers through the sales channel, beside the bare statements of the
 * same claims and orders.
 */
const BUYERS = 200;
const WARM_UP_SEATS = 400;
const BENCH = 'on-sale';
const seatIdOf: SeatIdOf = (geometry, seat) => seatIndexOf(geometry).seatIdOf(seat);

for (const { name, open, seats, goals } of [
  { name: 'PostgreSQL', open: openPostgresBench, seats: 5_000, goals: { baskets: 0.5, purchases: 0.3 } },
  // The embedded database runs one statement at a time, so a fifth of the seats is enough.
  { name: 'embedded', open: openEmbeddedBench, seats: 1_000, goals: undefined },
]) {
  const bench = await open();
  if (!bench) {
    const missing = { value: null, unit: '/s', ok: null, note: 'no PostgreSQL here' };
    printFigure({ bench: BENCH, figure: `baskets a second, ${name}`, goal: 'ratio>=0.5', ...missing });
  } else await measure(name, bench, seats, goals).finally(() => bench.close());
}
printTable();

async function measure(
  name: string,
  { database, url }: BenchDatabase,
  seatCount: number,
  goals: { baskets: number; purchases: number } | undefined,
): Promise<void> {
  const served = await serveApp(database, 'nobody');
  const sellShow = async (seats: number) => {
    const sale = await insertOnSale(database, { seats });
    return { sale, ...(await sellOut(sale, seats, [served.port])) };
  };
  await sellShow(WARM_UP_SEATS);
  const { sale, storm, purchases } = await sellShow(seatCount);

  const bare = await createBareSales(database, sale.promoterId);
  const requests = storm.baskets.map(({ seats }) => seats);
  const bareClaims = await bare.claim(requests);
  const bareOrders = await bare.order(requests);
  const rates = [
    { figure: 'baskets', rate: storm.baskets.length / storm.seconds, baseline: bareClaims, goal: goals?.baskets },
    {
      figure: 'purchases',
      rate: purchases.orders.length / purchases.seconds,
      baseline: bareOrders,
      goal: goals?.purchases,
    },
  ];
  for (const { figure, rate, baseline, goal } of rates)
    printFigure({
      bench: BENCH,
      figure: `${figure} a second, ${BUYERS} buyers, ${name}`,
      value: rate,
      unit: '/s',
      baseline,
      ratio: rate / baseline,
      goal: goal === undefined ? 'shown' : `ratio>=${goal}`,
      ok: goal === undefined ? true : rate / baseline >= goal,
    });
  for (const [figure, times] of [
    ['basket', storm.times],
    ['purchase', purchases.times],
  ] as const)
    printFigure({
      bench: BENCH,
      figure: `p99 of a ${figure}, ${name}`,
      value: percentile(times, 0.99),
      unit: 'ms',
      baseline: median(times),
      ratio: percentile(times, 0.99) / median(times),
      goal: 'ratio to p50<=10',
      ok: percentile(times, 0.99) <= 10 * median(times),
    });
  await reportDoubles(name);
  await measureExpiry(name, database, served.port, seatIdOf);
  await measureRepeats(name, database, served.port, seatIdOf);
  await served.app.close();
  if (url.startsWith('postgres')) await compareProcesses(database, url);

  async function reportDoubles(where: string): Promise<void> {
    const told = purchases.orders.flatMap(({ seatIds }) => seatIds);
    const twice = told.length - new Set(told).size;
    const stored = await countTwice(database, 'order_items', `status = 'ACTIVE' and seat is not null`);
    const broken: string[] = [];
    await runChecks(database, ({ name: check, rows }) => {
      if (rows.length > 0) broken.push(check);
    });
    const failures = [...storm.failures, ...purchases.failures].map(([what, count]) => `${count} × ${what}`);
    const notes = [...failures, ...broken];
    printFigure({
      bench: BENCH,
      figure: `seats sold twice of ${told.length}, ${storm.refusals} buyers came too late, ${where}`,
      value: twice + stored,
      unit: 'seats',
      goal: `0 of ${seatCount}, every number right`,
      ok: twice + stored === 0 && told.length === seatCount && broken.length === 0,
      ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    });
    const wanted = Array.from({ length: 2 * requests.length }, () => pickAround(seatCount));
    const doubles = await bare.claimWithoutKey(wanted);
    printFigure({
      bench: BENCH,
      figure: `control: seats sold twice without the key, ${where}`,
      value: doubles,
      unit: 'seats',
      goal: '>0',
      ok: doubles > 0,
    });
  }
}

/** Sells all seats of a show through the servers at these ports: first into baskets, then into orders. */
async function sellOut(sale: OnSale, seats: number, ports: readonly number[]) {
  const index = seatIndexOf(sale.geometry);
  const seatIds = Array.from({ length: seats }, (_, seat) => index.seatIdOf(seat));
  const caller = createCaller(ports, sale.key, BUYERS);
  const storm = await fillBaskets(caller, { showCode: sale.showCode, seatIds }, BUYERS);
  const purchases = await purchaseAll(caller, storm.baskets, BUYERS);
  caller.close();
  return { storm, purchases };
}

/** Compares the same sale through one server process and through two, on one database. */
async function compareProcesses(database: Database, url: string): Promise<void> {
  const servers = [await startServer(url), await startServer(url)];
  const rates: number[] = [];
  for (const count of [1, 2]) {
    const ports = servers.slice(0, count).map(({ port }) => port);
    await sellOut(await insertOnSale(database, { seats: WARM_UP_SEATS }), WARM_UP_SEATS, ports);
    const seats = 2_000;
    const { storm, purchases } = await sellOut(await insertOnSale(database, { seats }), seats, ports);
    rates.push((storm.baskets.length + purchases.orders.length) / (storm.seconds + purchases.seconds));
  }
  for (const server of servers) server.stop();
  const [one = 0, two = 0] = rates;
  printFigure({
    bench: BENCH,
    figure: 'baskets and purchases a second with two server processes, PostgreSQL',
    value: two,
    unit: '/s',
    baseline: one,
    ratio: two / one,
    goal: 'ratio>=1.5',
    ok: two / one >= 1.5,
  });
}

/** Returns one to four adjacent seats at a random place. */
function pickAround(seats: number): number[] {
  const from = Math.floor(Math.random() * (seats - 4));
  return Array.from({ length: 1 + Math.floor(Math.random() * 4) }, (_, n) => from + n);
}
