import { CSV } from '@parterre/contract/wire/file-types';
import { printFigure } from '../figure.ts';
import { runLoad } from '../setup/load.ts';
import type { BenchDatabase } from '../setup/open-bench-database.ts';
import { startReportServer, takeReport } from './report-server.ts';

const LIST = { path: '/api/main/shows?pageSize=20', connections: 4 };

/** Measures the list of shows while two exports of detailed sales run in the same process. */
export async function measureNeighbours({ url }: BenchDatabase, rows: number): Promise<void> {
  const server = await startReportServer(url);
  const load = (seconds: number) => runLoad({ port: server.port, headers: server.headers, ...LIST, seconds });
  await load(1);
  const alone = await load(3);
  let running = 2;
  const exports = [1, 2].map(() =>
    takeReport(server, { report: 'detailed-sales', accept: CSV, body: {} }).finally(() => running--),
  );
  const beside: number[] = [];
  let failed = 0;
  do {
    const part = await load(2);
    if (running === 2 || beside.length === 0) beside.push(part.p95Ms);
    failed += part.failed;
  } while (running === 2);
  await Promise.all(exports);
  const value = Math.max(...beside);
  printFigure({
    bench: 'reports',
    figure: `GET /shows p95 beside two CSV exports of ${rows} rows`,
    value,
    unit: 'ms',
    baseline: alone.p95Ms,
    ratio: value / alone.p95Ms,
    goal: 'ratio<=3',
    ok: value / alone.p95Ms <= 3 && failed === 0,
  });
  server.stop();
}
