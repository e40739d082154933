import { eq, sql } from 'drizzle-orm';
import type { Database } from '../apps/api/src/db/database.ts';
import { promoters } from '../apps/api/src/db/schema/promoters/promoters.ts';
import { runAsSystem } from '../apps/api/src/db/system.ts';
import type { Log } from '../apps/api/src/process/log.ts';
import { listPrices } from '../apps/api/src/resources/events/prices/read.ts';
import { duplicateShow } from '../apps/api/src/resources/whole-shows/shows/duplicate/duplicate.ts';
import { updateShow } from '../apps/api/src/resources/whole-shows/shows/update.ts';
import type { Storage } from '../apps/api/src/storage/storage.ts';
import { addDays, toLocalDay } from '../apps/api/src/time/zones.ts';
import { createDemoPromoters, HARBOUR_HALL, KULTURWERK, TAOYUAN_SPORTS, type TaxRateIds } from './demo-promoters.ts';
import { type DemoSetting, daysAgo, runVerb } from './demo-setting.ts';
import { createDemoUsers } from './demo-users.ts';
import { addExtras } from './extras/add-extras.ts';
import { addGuestLists } from './extras/add-guest-lists.ts';
import { addFinance } from './finance/add-finance.ts';
import { loadVenues, type VenueIds, venueKey } from './load-venues.ts';
import { giveBack } from './past-sales/give-back.ts';
import { sellShow } from './past-sales/sell-show.ts';
import { harbourHallShows } from './programmes/harbour-hall-shows.ts';
import { kulturwerkShows } from './programmes/kulturwerk-shows.ts';
import { broadwayWeek, conference, libraryFestival } from './programmes/real-events.ts';
import { taoyuanShows } from './programmes/taoyuan-shows.ts';
import { createRandom } from './random.ts';
import { type ReadyShow, setUpShow } from './set-up-show.ts';
import type { ShowSpec } from './show-spec.ts';
import { loadTours, type TourIds, type TourKey } from './tours.ts';

export { DEMO_PASSWORD, DEMO_USERS } from './demo-users.ts';

export interface LoadDemoOptions {
  database: Database;
  now: () => Date;
  log: Log;
  argonMemoryKiB: number;
  /** The storage for pictures; without it the demo has none. */
  storage?: Storage;
  /** Selects or changes the shows of a promoter before they are set up, so that a bench or a test can load fewer. */
  select?: (specs: readonly ShowSpec[]) => readonly ShowSpec[];
}

const SEED = 20_261_120;

/**
 * Fills an empty database with promoters, users, venues, plans, shows and the sales of the last weeks, through the
 * verbs of the product. Does nothing when the demo's promoters exist.
 */
export async function loadDemo({
  database,
  now,
  log,
  argonMemoryKiB,
  storage,
  select,
}: LoadDemoOptions): Promise<void> {
  if (await isLoaded(database)) return;
  const startedAt = performance.now();
  const setting: DemoSetting = { database, now: now(), log, storage };
  const taxRateIds = await createDemoPromoters(setting);
  await createDemoUsers(setting, argonMemoryKiB);
  const venueIds = await loadVenues(setting);
  const hosts = { venueIds, taxRateIds, tours: await loadTours(setting) };
  const shows = await setUpShows(setting, hosts, select);
  await addExtras(setting, shows, hosts.tours);
  const random = createRandom(SEED);
  for (const show of shows) {
    if (show.spec.soldShare > 0) await sellShow(setting, random, show);
    if (show.spec.hasReturns) await giveBack(setting, show);
    await cancelShow(setting, show);
  }
  // The next steps add up sales. Without statistics the embedded database would plan them for empty tables.
  await gatherStatistics(database);
  await addGuestLists(setting, shows);
  await addFinance(setting, shows);
  await numberByTime(database);
  await gatherStatistics(database);
  log.info({ shows: shows.length, durationMs: Math.round(performance.now() - startedAt) }, 'demo loaded');
}

interface Hosts {
  venueIds: VenueIds;
  taxRateIds: TaxRateIds;
  tours: Record<TourKey, TourIds>;
}

/** Sets up every show before the first sale, because a set-up reads tables that sales make long. */
async function setUpShows(
  setting: DemoSetting,
  { venueIds, taxRateIds, tours }: Hosts,
  select: NonNullable<LoadDemoOptions['select']> = (specs) => specs,
): Promise<ReadyShow[]> {
  const seasons = [
    [HARBOUR_HALL, [...harbourHallShows(), broadwayWeek(setting.now), conference()]],
    [KULTURWERK, [...kulturwerkShows(), ...libraryFestival()]],
    [TAOYUAN_SPORTS, taoyuanShows()],
  ] as const;
  const shows: ReadyShow[] = [];
  for (const [promoter, specs] of seasons) {
    const taxRateId = taxRateIds.get(promoter.id);
    for (const spec of select(specs)) {
      const venueId = venueIds.get(venueKey(promoter.id, spec.venue)) ?? 0;
      const show = await setUpShow(setting, { promoter, venueId, taxRateId, tours }, spec);
      shows.push(show, ...(await repeatShow(setting, show)));
    }
  }
  return shows;
}

/** Gathers statistics, because the embedded database has no background process that would do it. */
async function gatherStatistics(database: Database): Promise<void> {
  if (database.kind !== 'pglite') return;
  const session = await database.acquire();
  try {
    await session.run('analyze');
  } finally {
    session.release();
  }
}

/**
 * Numbers the occurrences that people are notified of by their time. The bell shows the highest number first, while
 * the demo makes one show after the other, each with its own past.
 */
const numberByTime = (database: Database) =>
  runAsSystem(database, (db) =>
    db.execute(sql`
    with gone as (delete from occurrences where kind not like 'order.%' returning *)
    insert into occurrences (promoter_id, kind, show_id, ids, details, actor_id, actor_name, at, tx)
    select promoter_id, kind, show_id, ids, details, actor_id, actor_name, at, tx from gone order by at, id`),
  );

async function isLoaded(database: Database): Promise<boolean> {
  const found = await runAsSystem(database, (db) =>
    db.select({ id: promoters.id }).from(promoters).where(eq(promoters.code, HARBOUR_HALL.code)),
  );
  return found.length > 0;
}

/** The statuses that a cancelled show passes through, by its final status. */
const CANCELLATIONS: Partial<Record<ShowSpec['status'], ShowSpec['status'][]>> = {
  CANCEL_PENDING: ['CANCEL_PENDING'],
  CANCELLED: ['CANCEL_PENDING', 'CANCELLED'],
};

async function cancelShow(setting: DemoSetting, { promoter, spec, showCode }: ReadyShow): Promise<void> {
  const moment = { promoterId: promoter.id, at: daysAgo(setting, 1), actor: 'Olivia Brandt' };
  for (const status of CANCELLATIONS[spec.status] ?? [])
    await runVerb(setting, moment, (ctx) =>
      updateShow(ctx, { params: { showCode }, body: { status, reason: 'The artist cannot travel.' } }),
    );
}

/**
 * Creates the further performances of a run as copies of the first, with its price types, seats and holds, and puts
 * them on sale.
 */
async function repeatShow(setting: DemoSetting, first: ReadyShow): Promise<ReadyShow[]> {
  const { promoter, spec, showCode } = first;
  const { repeats = [] } = spec;
  if (repeats.length === 0) return [];
  const today = toLocalDay(setting.now, promoter.timeZone);
  const dates = repeats.map(({ day, time }) => ({ startsAtLocal: `${addDays(today, day)}T${time}:00` }));
  const moment = { promoterId: promoter.id, at: daysAgo(setting, -spec.onSaleDay), actor: 'Emil Okafor' };
  const { items } = await runVerb(setting, moment, (ctx) =>
    duplicateShow(ctx, { params: { showCode }, body: { dates, copy: ['prices', 'allocation', 'texts'] } }),
  );
  const copies: ReadyShow[] = [];
  for (const [index, copy] of items.entries()) {
    const params = { showCode: copy.showCode };
    await runVerb(setting, moment, (ctx) => updateShow(ctx, { params, body: { status: 'ACTIVE' } }));
    const prices = await runVerb(setting, moment, (ctx) => listPrices(ctx, { params, query: {} }));
    const byOrdinal = [...prices.items].sort((a, b) => a.ordinal - b.ordinal);
    copies.push({
      ...first,
      spec: { ...spec, ...repeats[index], repeats: [] },
      showCode: copy.showCode,
      priceTypeIds: byOrdinal.map(({ priceTypeId }) => priceTypeId),
    });
  }
  return copies;
}
