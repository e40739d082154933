import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { writeXlsxStream } from 'hucre/xlsx';
import { median, printFigure } from '../figure.ts';
import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';
import type { BenchDatabase } from '../setup/open-bench-database.ts';
import { openOwner } from '../setup/open-owner.ts';
import { copyOut } from './copy-out.ts';
import { type ReportServer, startReportServer, takeReport } from './report-server.ts';

const ROUNDS = 3;
const MB = 1_000_000;
const report = 'detailed-sales';

/** Measures all detailed sales as CSV beside a COPY of the same columns, in turns. */
export async function measureCsv(bench: BenchDatabase, rows: number): Promise<void> {
  const rounds: { ms: number; firstByteMs: number; copyMs: number }[] = [];
  const server = await startReportServer(bench.url);
  await takeReport(server, { report, accept: JSON_TYPE, body: {} });
  const { nowBytes: restBytes } = await server.readMemory();
  for (let round = 0; round < ROUNDS; round++) {
    const { ms, firstByteMs, rows: sent } = await takeReport(server, { report, accept: CSV, body: {} });
    if (sent !== rows) throw new Error(`The file has ${sent} rows, there are ${rows}`);
    const startedAt = performance.now();
    await copyOut(bench.url);
    rounds.push({ ms, firstByteMs, copyMs: performance.now() - startedAt });
  }
  const ratio = median(rounds.map(({ ms, copyMs }) => ms / copyMs));
  printFigure({
    bench: 'reports',
    figure: `CSV of ${rows} detailed sales`,
    value: median(rounds.map(({ ms }) => ms)),
    unit: 'ms',
    baseline: median(rounds.map(({ copyMs }) => copyMs)),
    ratio,
    goal: 'ratio<=2',
    ok: ratio <= 2,
  });
  const firstByteMs = median(rounds.map((round) => round.firstByteMs));
  const name = `first byte of CSV of ${rows} detailed sales`;
  printFigure({ bench: 'reports', figure: name, value: firstByteMs, unit: 'ms', goal: 'shown', ok: true });
  await printPeak(server, { figure: `CSV of ${rows} detailed sales`, restBytes, mostMb: 130 });
  server.stop();
}

async function printPeak(
  server: ReportServer,
  { figure, restBytes, mostMb }: { figure: string; restBytes: number; mostMb: number },
): Promise<void> {
  const above = ((await server.readMemory()).peakBytes - restBytes) / MB;
  printFigure({
    bench: 'reports',
    figure: `peak of the server above rest, ${figure}`,
    value: above,
    unit: 'MB',
    baseline: restBytes / MB,
    goal: `<=${mostMb} MB`,
    ok: above <= mostMb,
  });
}

/**
 * Measures a fifth of the detailed sales as a workbook beside the same cells written by the library alone, in turns.
 */
export async function measureExcel(bench: BenchDatabase, rows: number): Promise<void> {
  const server = await startReportServer(bench.url);
  const body = { showSelection: { showCodes: await listFifth(bench) } };
  const page = await takeReport(server, { report, accept: JSON_TYPE, body: { ...body, pageSize: 100 } });
  const { columns, items, totalItems } = JSON.parse(page.text);
  const cells: (string | number | Date | null)[][] = items.map((item: Record<string, string | number | null>) =>
    columns.map(({ key, kind }: { key: string; kind: string }) =>
      kind === 'date' ? new Date(String(item[key])) : kind === 'time' ? 0.5 : (item[key] ?? null),
    ),
  );
  const { nowBytes: restBytes } = await server.readMemory();
  const rounds: { ms: number; bareMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { ms } = await takeReport(server, { report, accept: EXCEL, body });
    const startedAt = performance.now();
    const table = { name: 'Bare', columns: columns.map(({ header }: { header: string }) => ({ header })) };
    for await (const _ of writeXlsxStream(repeat(cells, totalItems), table));
    rounds.push({ ms, bareMs: performance.now() - startedAt });
  }
  const ratio = median(rounds.map(({ ms, bareMs }) => ms / bareMs));
  const figure = `Excel of ${totalItems} detailed sales`;
  printFigure({
    bench: 'reports',
    figure,
    value: median(rounds.map(({ ms }) => ms)),
    unit: 'ms',
    baseline: median(rounds.map(({ bareMs }) => bareMs)),
    ratio,
    goal: 'ratio<=1.5',
    ok: ratio <= 1.5,
  });
  await printPeak(server, { figure: `${figure} of ${rows}`, restBytes, mostMb: 130 });
  server.stop();
}

async function listFifth({ database, url }: BenchDatabase): Promise<string[]> {
  const owner = await openOwner(database, url);
  const found = await owner.query(
    `select show_code from shows s where promoter_id = $1
     and exists (select 1 from orders o where o.promoter_id = s.promoter_id and o.show_id = s.id) order by id limit 100`,
    [BENCH_PROMOTER_ID],
  );
  await owner.close();
  return found.map(([code]) => String(code));
}

function* repeat<Row>(rows: readonly Row[], count: number): Generator<Row> {
  for (let i = 0; i < count; i++) {
    const row = rows[i % rows.length];
    if (row) yield row;
  }
}
