import { JSON_TYPE } from '@parterre/contract/wire/file-types';
import { median, printFigure } from '../figure.ts';
import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';
import type { BenchDatabase } from '../setup/open-bench-database.ts';
import { openOwner } from '../setup/open-owner.ts';
import { startReportServer, takeReport } from './report-server.ts';

const ROUNDS = 5;

/** The sums of the sales report over all tickets, as the least that a database can add up. */
const BARE = `
  select s.currency, count(*), sum(i.face_value_minor - i.discount_minor), sum(i.booking_fee_minor), sum(i.tax_minor)
  from order_items i
  join orders o on o.promoter_id = i.promoter_id and o.id = i.order_id
  join shows s on s.promoter_id = i.promoter_id and s.id = i.show_id
  where i.promoter_id = ${BENCH_PROMOTER_ID} and i.cancelled_at is null and o.status <> 'PENDING'
  group by s.currency`;

/** Measures a page of the sales report, with the sums of all shows, beside the bare sum, in turns. */
export async function measureSales({ database, url }: BenchDatabase, rows: number): Promise<void> {
  const server = await startReportServer(url);
  const owner = await openOwner(database, url);
  await owner.run('set jit = off');
  const rounds: { ms: number; bareMs: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const { ms, text } = await takeReport(server, { report: 'sales', accept: JSON_TYPE, body: {} });
    const startedAt = performance.now();
    const [sums] = await owner.query(BARE, []);
    const bareMs = performance.now() - startedAt;
    const told = JSON.parse(text).totals[0].values;
    if (told.sold !== Number(sums?.[1]) || Math.round(told.gross_sales * 100) !== Number(sums?.[2]))
      throw new Error(`The report says ${JSON.stringify(told)}, the tables ${JSON.stringify(sums)}`);
    if (round >= 0) rounds.push({ ms, bareMs });
  }
  const ratio = median(rounds.map(({ ms, bareMs }) => ms / bareMs));
  printFigure({
    bench: 'reports',
    figure: `sales report over ${rows} tickets, first page and sums`,
    value: median(rounds.map(({ ms }) => ms)),
    unit: 'ms',
    baseline: median(rounds.map(({ bareMs }) => bareMs)),
    ratio,
    goal: 'ratio<=3',
    ok: ratio <= 3,
  });
  await owner.close();
  server.stop();
}
