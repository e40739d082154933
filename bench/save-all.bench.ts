import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SaveAll } from '@parterre/contract/seats';
import { decodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { createShow } from '../apps/api/src/resources/whole-shows/shows/create.ts';
import { median, printFigure, printTable } from './figure.ts';
import { type BareSeats, createBareSeats } from './setup/bare-seats.ts';
import { BENCH_USER_ID } from './setup/insert-shows.ts';
import { type BenchDatabase, openEmbeddedBench, openPostgresBench } from './setup/open-bench-database.ts';
import { type PreparedShow, prepareShow, showOn } from './setup/prepare-show.ts';
import { type ServedApp, serveApp } from './setup/serve-app.ts';

const SEATS = 100_000;
const ROUNDS = 5;

for (const [name, open] of [
  ['PostgreSQL', openPostgresBench],
  ['embedded', openEmbeddedBench],
] as const) {
  const bench = await open();
  if (!bench)
    printFigure({
      bench: 'save-all',
      figure: `save-all, ${name}`,
      value: null,
      unit: 'ms',
      goal: 'ratio<=0.6',
      ok: null,
      note: 'no PostgreSQL here',
    });
  else await measure(name, bench).finally(() => bench.close());
}
printTable();

async function measure(name: string, { database }: BenchDatabase): Promise<void> {
  const prepared = await prepareShow(database, SEATS);
  const bare = await createBareSeats(database, SEATS);
  const served = await serveApp(database, BENCH_USER_ID);
  const compared = { name, prepared, served, bare };
  await compareSaves(compared, 20_000, 0.6);
  await compareSaves(compared, SEATS, 0.35);
  await compareReads(compared, 60_000);
  await measureNewShow(name, prepared);
  await served.app.close();
}

/** The product and the bare tables that it is compared with, over the same seats. */
interface Compared {
  name: string;
  prepared: PreparedShow;
  served: ServedApp;
  bare: BareSeats;
}

async function compareSaves({ name, prepared, served, bare }: Compared, seats: number, goal: number): Promise<void> {
  const rounds: { product: number; bare: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const body = JSON.stringify(await mixedChanges(prepared, served, seats, round + 2));
    const startedAt = performance.now();
    const response = await call(served, `/shows/${prepared.show.showCode}/seats/save-all`, { method: 'POST', body });
    const answer = await response.json();
    const product = performance.now() - startedAt;
    if (response.status !== 200 || answer.changed < seats * 0.5)
      throw new Error(`save-all answered ${response.status}: ${JSON.stringify(answer).slice(0, 300)}`);
    const other = await bare.update(seats);
    if (round >= 0) rounds.push({ product, bare: other });
  }
  const ratio = median(rounds.map((round) => round.product / round.bare));
  printFigure({
    bench: 'save-all',
    figure: `${seats / 1000}k seats through HTTP, ${name}`,
    value: median(rounds.map((round) => round.product)),
    unit: 'ms',
    baseline: median(rounds.map((round) => round.bare)),
    ratio,
    goal: `ratio<=${goal}`,
    ok: ratio <= goal,
  });
}

/** Gives every seat of the first blocks another price type, in runs of eight seats, and every tenth run a hold. */
async function mixedChanges(prepared: PreparedShow, served: ServedApp, seats: number, round: number): Promise<SaveAll> {
  const { header } = decodeAllocation(
    new Uint8Array(await (await call(served, `/shows/${prepared.show.showCode}/seats/allocation`)).arrayBuffer()),
  );
  const blocks: SaveAll['blocks'] = [];
  for (const block of header.blocks) {
    if (block.firstSeat >= seats) break;
    const last = Math.min(block.firstSeat + block.seatCount, seats) - 1;
    const ranges: SaveAll['blocks'][number]['ranges'] = [];
    for (let from = block.firstSeat; from <= last; from += 8) {
      const run = from >> 3;
      const price = prepared.prices[(run + round) % prepared.prices.length];
      const hold = run % 10 === round % 10 ? (prepared.holds[round % prepared.holds.length]?.holdId ?? null) : null;
      ranges.push({ from, to: Math.min(from + 7, last), priceTypeId: price?.priceTypeId ?? null, holdId: hold });
    }
    blocks.push({ blockId: block.blockId, revision: block.revision, ranges });
  }
  return { planVersionId: header.planVersionId, blocks, holds: { create: [], update: [], delete: [] } };
}

async function compareReads({ name, prepared, served, bare }: Compared, seats: number): Promise<void> {
  const rounds: { product: number; bare: number; bytes: number; bareBytes: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const bytes = new Uint8Array(
      await (
        await call(served, `/shows/${prepared.show.showCode}/seats/allocation`, {
          headers: { 'accept-encoding': 'identity' },
        })
      ).arrayBuffer(),
    );
    const product = ((performance.now() - startedAt) * seats) / SEATS;
    const rows = await bare.read(seats);
    const wire =
      (brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).byteLength * seats) / SEATS;
    if (round >= 0)
      rounds.push({ product, bare: rows.ms, bytes: wire, bareBytes: gzipSync(rows.json, { level: 6 }).byteLength });
  }
  const ratio = median(rounds.map((round) => round.product / round.bare));
  const figure = {
    value: median(rounds.map((round) => round.product)),
    baseline: median(rounds.map((round) => round.bare)),
  };
  printFigure({
    bench: 'save-all',
    figure: `allocation of 60k seats served, ${name}`,
    ...figure,
    unit: 'ms',
    ratio,
    goal: 'ratio<=0.1',
    ok: ratio <= 0.1,
  });
  const bytes = median(rounds.map((round) => round.bytes));
  const bareBytes = median(rounds.map((round) => round.bareBytes));
  printFigure({
    bench: 'save-all',
    figure: `allocation of 60k seats on the wire, ${name}`,
    value: bytes / 1000,
    unit: 'kB',
    baseline: bareBytes / 1000,
    ratio: bytes / bareBytes,
    goal: 'ratio<=0.04',
    ok: bytes / bareBytes <= 0.04,
  });
}

async function measureNewShow(name: string, prepared: PreparedShow): Promise<void> {
  const times: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await createShow(prepared.ctx, { body: showOn(prepared.venueId, prepared.planId) });
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  const value = median(times);
  printFigure({
    bench: 'save-all',
    figure: `a new event on 100k seats, ${name}`,
    value,
    unit: 'ms',
    goal: '<=300 ms',
    ok: value <= 300,
  });
}

function call(
  { port, token }: ServedApp,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/main${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body } : {}),
  });
}
