import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateBowl } from '@parterre/seating-plan';
import { openDatabase } from '#db/open-database.ts';
import { loadReferenceData } from '#db/reference-data/load-reference-data.ts';
import { promoters, taxRates } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { insertSeatedShow } from '../scenes/insert-seated-show.ts';
import { makePlace } from './drill-place.ts';
import { readSaved, type SaveTarget, saveForEver } from './save-for-ever.ts';

/**
 * Kills a process while it saves 20,000 seats, and looks for partial saves and lost acknowledged ones. `control` saves
 * in four calls and must show partial saves.
 * Usage: npm run drill -- kill-save-all [--database postgres://…] [--kills 20] [--only save-all|control]
 */
const SEATS = 20_000;
const MODES = ['save-all', 'control'] as const;
const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    kills: { type: 'string', default: '20' },
    only: { type: 'string' },
    child: { type: 'string' },
  },
});
const modes = MODES.filter((mode) => options.only === undefined || mode === options.only);

if (options.child) await saveForEver(JSON.parse(options.child));
else process.exitCode = await drill(Number(options.kills));

async function drill(kills: number): Promise<number> {
  if (modes.length === 0) throw new Error(`--only takes ${MODES.join(' or ')}`);
  const place = await makePlace(options.database);
  try {
    const target = await prepare(place.url);
    let isGood = true;
    for (const mode of modes) {
      const result = { database: place.kind, mode, kills, ...(await killMany({ ...target, mode }, kills)) };
      console.log(JSON.stringify(result));
      isGood &&= result.ackedLost === 0 && (mode === 'control' ? result.partial > 0 : result.partial === 0);
    }
    return isGood ? 0 : 1;
  } finally {
    await place.remove();
  }
}

async function killMany(target: SaveTarget, kills: number): Promise<{ partial: number; ackedLost: number }> {
  let partial = 0;
  let ackedLost = 0;
  for (let kill = 0; kill < kills; kill++) {
    const acknowledged = await killOnce(target);
    const saved = await readSaved(target);
    if (!saved.isWhole) partial++;
    if (saved.lowestRevision < acknowledged) ackedLost++;
  }
  return { partial, ackedLost };
}

/** Starts a saver, kills it at a random moment and returns the last revision it acknowledged. */
async function killOnce(target: SaveTarget): Promise<number> {
  const self = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [...process.execArgv, self, '--child', JSON.stringify(target)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  const lines = createInterface({ input: child.stdout });
  const isSaving = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      acknowledged = Math.max(acknowledged, Number(line));
      resolve();
    });
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await Promise.race([isSaving, ended.then(() => failed(child))]);
  await sleep(Math.random() * 600);
  child.kill('SIGKILL');
  await ended;
  return acknowledged;
}

function failed(child: ChildProcess): void {
  if (!child.killed) throw new Error(`The saver ended by itself with ${child.exitCode}`);
}

async function prepare(url: string): Promise<Omit<SaveTarget, 'mode'>> {
  const database = await openDatabase(url);
  try {
    await database.migrate();
    await loadReferenceData(database);
    const promoter = { id: 1000, code: 'drill', taxRateId: newId() };
    await runAsSystem(database, async (db) => {
      const named = {
        name: 'Drill',
        cultures: ['en-GB'],
        currency: 'GBP',
        countryCode: 'GB',
        timeZone: 'Europe/London',
      };
      await db.insert(promoters).values({ ...promoter, ...named });
      const rate = { promoterId: promoter.id, id: promoter.taxRateId, name: 'Standard', rateBasisPoints: 2000 };
      await db.insert(taxRates).values(rate);
    });
    const plan = generateBowl({ seats: SEATS, blocks: 40 });
    const { showCode, planVersionId, prices, geometry } = await insertSeatedShow({ database }, promoter, { plan });
    const blocks = geometry.blocks.map(({ blockId, firstSeat, seatCount }) => ({ blockId, firstSeat, seatCount }));
    return { url, promoterId: promoter.id, showCode, planVersionId, prices, blocks };
  } finally {
    await database.close();
  }
}
