import { createContext } from '../../apps/api/src/context/create-context.ts';
import { column } from '../../apps/api/src/db/column.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { rowsOf } from '../../apps/api/src/db/rows-of.ts';
import { systemActor } from '../../apps/api/src/identity/actor.ts';
import { saveAllSeats } from '../../apps/api/src/resources/whole-shows/seat-saves/save-all.ts';
import { buyBasket } from '../../apps/api/test/scenes/buy-basket.ts';
import { putInBasket } from '../../apps/api/test/scenes/put-in-basket.ts';
import { SILENT_LOG } from '../../apps/api/test/support/silent-log.ts';
import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';
import type { PreparedShow } from '../setup/prepare-show.ts';

/** The time at which each seat was sold: after the end of its transaction. */
export type SoldAt = Map<number, number>;

export interface Sales {
  soldAt: SoldAt;
  /** The CPU time of this process, which serves and sells. */
  cpuMs: number;
  perSecond: number;
}

const BUYER = { name: 'Ada', email: 'ada@example.test' };

/** Sells seats of one show through the verbs, four per order, at the given rate per second or as fast as possible. */
export function createSeller(database: Database, { show }: PreparedShow, seatCount: number) {
  let next = 0;
  const contextOf = () =>
    createContext({
      database,
      actor: systemActor('Bench', [BENCH_PROMOTER_ID]),
      promoterIds: [BENCH_PROMOTER_ID],
      now: () => new Date(),
      log: SILENT_LOG,
      requestId: 'bench',
    }).ctx;
  const sell = async (first: number, soldAt: SoldAt) => {
    const seats = Array.from({ length: SEATS_OF_AN_ORDER }, (_, at) => first + at);
    const request = { showCode: show.showCode, seats, channel: 'web' };
    const { basketId } = await putInBasket(contextOf(), request);
    await buyBasket(contextOf(), { basketId, buyer: BUYER, isPaid: true });
    const at = Date.now();
    for (const seat of seats) soldAt.set(seat, at);
  };
  return async (perSecond: number, seconds: number): Promise<Sales> => {
    const soldAt: SoldAt = new Map();
    const cpu = process.cpuUsage();
    const startedAt = performance.now();
    const due = Math.round((perSecond * seconds) / SEATS_OF_AN_ORDER);
    const running = new Set<Promise<void>>();
    for (let sold = 0; sold < due; sold++) {
      const waitMs = startedAt + (sold * SEATS_OF_AN_ORDER * 1000) / perSecond - performance.now();
      if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs));
      while (running.size >= SELLERS) await Promise.race(running);
      // Orders are far apart, as buyers choose: no two wait for the same row of the allocation more than they must.
      const first = (next++ * 1031 * SEATS_OF_AN_ORDER) % seatCount;
      const sale = sell(first, soldAt).finally(() => running.delete(sale));
      running.add(sale);
    }
    await Promise.all(running);
    const { user, system } = process.cpuUsage(cpu);
    const tookMs = performance.now() - startedAt;
    return { soldAt, cpuMs: (user + system) / 1000, perSecond: (soldAt.size * 1000) / tookMs };
  };
}

const SELLERS = 12;
const SEATS_OF_AN_ORDER = 4;

const BLOCKS = rowsOf(
  {
    blockId: column.int('block_id'),
    from: column.int('min(first_seat)'),
    end: column.int('max(first_seat + seat_count)'),
  },
  (list) => `
  select ${list} from allocations
  where promoter_id = $1 and show_id = (select id from shows where show_code = $2) group by block_id`,
);

/** Assigns a price type to every seat. */
export async function priceAll({ ctx, show, prices }: PreparedShow): Promise<void> {
  const [price] = prices;
  const rows = await ctx.readRows(BLOCKS, [BENCH_PROMOTER_ID, show.showCode]);
  const blocks = rows.map(({ blockId, from, end }) => ({
    blockId,
    revision: 1,
    ranges: [{ from, to: end - 1, priceTypeId: price?.priceTypeId ?? null }],
  }));
  const holds = { create: [], update: [], delete: [] };
  const planVersionId = show.planVersionId ?? 0;
  await saveAllSeats(ctx, { params: { showCode: show.showCode }, body: { planVersionId, blocks, holds } });
}
