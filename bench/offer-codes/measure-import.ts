import { eq } from 'drizzle-orm';
import type { Database } from '../../apps/api/src/db/database.ts';
import { shows } from '../../apps/api/src/db/schema/events/shows.ts';
import { runAsSystem } from '../../apps/api/src/db/system.ts';
import { median, printFigure } from '../figure.ts';
import type { ServedApp } from '../setup/serve-app.ts';
import { COPY_COLUMNS, createCodeFile, toCopyText } from './code-file.ts';
import { copyRows } from './copy-rows.ts';
import { prepareEvent } from './prepare-event.ts';

const ROWS = 50_000;
const ROUNDS = 5;
const GOAL = 2;

/** Measures an import of 50,000 rows through HTTP, beside parsing the same file and a bare COPY into the same table. */
export async function measureImport(name: string, database: Database, served: ServedApp, url?: string): Promise<void> {
  const rounds: { product: number; bare: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const event = await prepareEvent(database, `Import ${round}`, 1);
    const other = await prepareEvent(database, `Copy ${round}`, 1);
    const file = createCodeFile(ROWS, round + 1);
    const product = await timed(() => importFile(served, event.showCode, event.priceGroupId, file));
    const showId = await findShowId(database, other.showCode);
    const bare = url === undefined ? 0 : await timed(() => copyFile(url, file, showId, other.priceGroupId));
    if (round >= 0) rounds.push({ product, bare });
  }
  const value = median(rounds.map(({ product }) => product));
  const figure = { bench: 'offer-codes', figure: `import of 50k rows through HTTP, ${name}`, value, unit: 'ms' };
  if (url === undefined) return printFigure({ ...figure, goal: 'shown', ok: true });
  const ratio = median(rounds.map(({ product, bare }) => product / bare));
  const baseline = median(rounds.map(({ bare }) => bare));
  printFigure({ ...figure, baseline, ratio, goal: `ratio<=${GOAL}`, ok: ratio <= GOAL });
}

async function importFile(served: ServedApp, showCode: string, priceGroupId: number, file: string): Promise<void> {
  const body = new FormData();
  body.set('file', new File([file], 'codes.csv', { type: 'text/csv' }));
  const path = `/api/main/shows/${showCode}/price-groups/${priceGroupId}/import-offer-codes`;
  const response = await fetch(`http://127.0.0.1:${served.port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${served.token}`, 'idempotency-key': `import-${showCode}` },
    body,
  });
  const answer = await response.json();
  if (answer.created !== ROWS) throw new Error(`The import answered ${response.status}: ${JSON.stringify(answer)}`);
}

async function copyFile(url: string, file: string, showId: number, priceGroupId: number): Promise<void> {
  const text = await toCopyText(file, showId, priceGroupId);
  await copyRows(url, `copy offer_codes (${COPY_COLUMNS}) from stdin`, text);
}

async function findShowId(database: Database, showCode: string): Promise<number> {
  const [show] = await runAsSystem(database, (db) =>
    db.select({ id: shows.id }).from(shows).where(eq(shows.showCode, showCode)),
  );
  return show?.id ?? 0;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
