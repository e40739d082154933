import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/open-database.ts';
import { loadReferenceData } from '#db/reference-data/load-reference-data.ts';
import { insertOnSale } from '../scenes/insert-on-sale.ts';
import { findBrokenInvariants } from '../support/invariants.ts';
import { type BuyTarget, buyForEver, readBought } from './buy-for-ever.ts';
import { makePlace } from './drill-place.ts';

/**
 * Kills a process during purchases, and looks for partial orders, lost acknowledged ones and wrong numbers. `control`
 * uses no transactions and must show partial orders.
 * Usage: npm run drill -- kill-purchases [--database postgres://…] [--kills 50] [--only purchase|control]
 */
const SEATS = 30_000;
const MODES = ['purchase', 'control'] as const;
const LATEST_KILL_MS = 400;
/** The seats that a killed process may have taken beyond those it reported. */
const SEATS_IN_FLIGHT = 20;
const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    kills: { type: 'string', default: '50' },
    only: { type: 'string' },
    child: { type: 'string' },
  },
});
const modes = MODES.filter((mode) => options.only === undefined || mode === options.only);

if (options.child) await buyForEver(JSON.parse(options.child));
else process.exitCode = await drill(Number(options.kills));

async function drill(kills: number): Promise<number> {
  if (modes.length === 0) throw new Error(`--only takes ${MODES.join(' or ')}`);
  let isGood = true;
  for (const mode of modes) {
    const place = await makePlace(options.database);
    try {
      const result = await killMany({ ...(await prepare(place.url)), mode }, kills);
      console.log(JSON.stringify({ database: place.kind, mode, kills, ...result }));
      isGood &&= mode === 'control' ? result.halves > 0 : result.halves + result.lost + result.brokenChecks === 0;
    } finally {
      await place.remove();
    }
  }
  return isGood ? 0 : 1;
}

interface Killed {
  acknowledged: number;
  /** Orders that were acknowledged but are lost. */
  lost: number;
  /** Orders of which only a part exists. */
  halves: number;
  /** Checks of `npm run check:numbers` that found a difference. */
  brokenChecks: number;
}

async function killMany(first: BuyTarget, kills: number): Promise<Killed> {
  const acknowledged: string[] = [];
  let { firstSeat } = first;
  for (let kill = 0; kill < kills; kill++) {
    const bought = await killOnce({ ...first, firstSeat });
    acknowledged.push(...bought.orderIds);
    firstSeat = bought.nextSeat;
  }
  const database = await openDatabase(first.url);
  try {
    const state = await readBought(database, acknowledged);
    const broken = await findBrokenInvariants(database);
    return { acknowledged: acknowledged.length, ...state, brokenChecks: broken.length };
  } finally {
    await database.close();
  }
}

/** Starts a buyer, kills it at a random moment and returns what it acknowledged. */
async function killOnce(target: BuyTarget): Promise<{ orderIds: string[]; nextSeat: number }> {
  const self = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [...process.execArgv, self, '--child', JSON.stringify(target)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const orderIds: string[] = [];
  let nextSeat = target.firstSeat;
  const lines = createInterface({ input: child.stdout });
  const isBuying = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      const [orderId = '', seat] = line.split(' ');
      orderIds.push(orderId);
      nextSeat = Math.max(nextSeat, Number(seat));
      resolve();
    });
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await Promise.race([isBuying, ended.then(() => failed(child))]);
  await sleep(Math.random() * LATEST_KILL_MS);
  child.kill('SIGKILL');
  await ended;
  return { orderIds, nextSeat: nextSeat + SEATS_IN_FLIGHT };
}

function failed(child: ChildProcess): void {
  if (!child.killed) throw new Error(`The buyer ended by itself with ${child.exitCode}`);
}

async function prepare(url: string): Promise<Omit<BuyTarget, 'mode'>> {
  const database = await openDatabase(url);
  try {
    await database.migrate();
    await loadReferenceData(database);
    const { promoterId, showCode } = await insertOnSale(database, { seats: SEATS });
    return { url, promoterId, showCode, firstSeat: 0 };
  } finally {
    await database.close();
  }
}
