import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, printFigure, printTable } from './figure.ts';
import { runLoad } from './setup/load.ts';
import { makeTickets } from './tickets/make-tickets.ts';
import { startTicketProcess } from './tickets/ticket-process.ts';

/** `npm run bench -- tickets --tickets 200` measures with fewer tickets. */
const at = process.argv.indexOf('--tickets');
const TICKETS = at < 0 ? 1000 : Number(process.argv[at + 1]);
if (!Number.isInteger(TICKETS) || TICKETS < 50) throw new Error('--tickets is a whole number from 50');
const ROUNDS = 5;
const MB = 1_000_000;
const bench = 'tickets';
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const built = build();
await measureDrawing();
rmSync(built, { recursive: true });
await measureBeside();
printTable();

/** Builds the server into a folder of its own, because its process is larger when it is run from source. */
function build(): string {
  const folder = pathOf('../apps/api/dist-test-tickets');
  const vite = pathOf('../node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder], {
    cwd: pathOf('../apps/api'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

/** Measures files of many tickets beside the bare libraries, in turns, after a warm-up. */
async function measureDrawing(): Promise<void> {
  const product = startTicketProcess(`${built}/ticket-program.js`);
  const bare = startTicketProcess(pathOf('./tickets/bare-program.ts'));
  const sheet = makeTickets(TICKETS);
  await Promise.all([product.draw(makeTickets(50)), bare.draw(makeTickets(50))]);
  const rounds: { ms: number; bareMs: number; bytes: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { ms, bytes } = await product.draw(sheet);
    rounds.push({ ms, bytes, bareMs: (await bare.draw(sheet)).ms });
  }
  const ratio = median(rounds.map(({ ms, bareMs }) => ms / bareMs));
  printFigure({
    bench,
    figure: `${TICKETS} tickets as PDF`,
    value: median(rounds.map(({ ms }) => ms)),
    unit: 'ms',
    baseline: median(rounds.map(({ bareMs }) => bareMs)),
    ratio,
    goal: 'ratio<=1.5',
    ok: ratio <= 1.5,
  });
  const bytes = (rounds[0]?.bytes ?? 0) / TICKETS;
  printFigure({ bench, figure: 'bytes of a ticket', value: bytes, unit: 'B', goal: '<=6000 B', ok: bytes <= 6000 });
  const peak = product.readPeakBytes();
  const figure = `peak of the process, ${TICKETS} tickets`;
  if (peak === undefined)
    printFigure({ bench, figure, value: null, unit: 'MB', goal: '<=170 MB', ok: null, note: 'read on Linux only' });
  else printFigure({ bench, figure, value: peak / MB, unit: 'MB', goal: '<=170 MB', ok: peak <= 170 * MB });
  product.stop();
  bare.stop();
}

/** Measures an unrelated call while the same server has two files drawn. */
async function measureBeside(): Promise<void> {
  const server = fork(pathOf('./tickets/serve-beside.ts'));
  const [{ port }] = await once(server, 'message');
  const load = (seconds: number) => runLoad({ port, path: '/', connections: 4, seconds });
  await load(1);
  const alone = await load(3);
  let isDone = false;
  const drawn = once(server, 'message').then(() => {
    isDone = true;
  });
  server.send(TICKETS);
  const beside: number[] = [];
  let failed = 0;
  while (!isDone || beside.length === 0) {
    const part = await load(1);
    if (!isDone || beside.length === 0) beside.push(part.p99Ms);
    failed += part.failed;
  }
  await drawn;
  server.disconnect();
  server.kill();
  const value = Math.max(...beside);
  const figure = `p99 of an unrelated call beside two files of ${TICKETS} tickets`;
  const goal = '<=100 ms';
  printFigure({ bench, figure, value, unit: 'ms', baseline: alone.p99Ms, goal, ok: value <= 100 && failed === 0 });
}
