import { createContext } from '../../apps/api/src/context/create-context.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { systemActor } from '../../apps/api/src/identity/actor.ts';
import { createJobContext } from '../../apps/api/src/jobs/job-context.ts';
import { createBaskets } from '../../apps/api/src/resources/sales/baskets/create-baskets.ts';
import { sweepExpired } from '../../apps/api/src/resources/sales/baskets/release-baskets.ts';
import { insertOnSale, type OnSale } from '../../apps/api/test/scenes/insert-on-sale.ts';
import { SILENT_LOG } from '../../apps/api/test/support/silent-log.ts';
import { printFigure } from '../figure.ts';
import { createCaller } from './call-channel.ts';

const SEATS = 10_000;
const SEATS_PER_BASKET = 4;
const SOLD_AGAIN = 25;
const AN_HOUR_MS = 3_600_000;

/** Measures 10,000 seats in baskets that expired while no process ran: they are sold again at once, and swept. */
export async function measureExpiry(name: string, database: Database, port: number, seatIdOf: SeatIdOf): Promise<void> {
  const sale = await insertOnSale(database, { seats: SEATS });
  await fillAnHourAgo(database, sale);
  const caller = createCaller([port], sale.key, 1);
  const { body } = await caller.get(`/shows/${sale.showCode}/prices`);
  const available = body.items.reduce((sum, price) => sum + (price.isSeated ? price.available : 0), 0);
  const startedAt = performance.now();
  let sold = 0;
  for (let at = 0; at < SOLD_AGAIN; at++) {
    const seats = [0, 1].map((seat) => ({ seatId: seatIdOf(sale.geometry, at * SEATS_PER_BASKET + seat) }));
    if ((await caller.post('/baskets', { showCode: sale.showCode, seats })).status === 201) sold++;
  }
  const perBasketMs = (performance.now() - startedAt) / SOLD_AGAIN;
  caller.close();
  printFigure({
    bench: 'on-sale',
    figure: `basket of seats that ran out an hour ago, nothing swept, ${name}`,
    value: perBasketMs,
    unit: 'ms',
    goal: `${SEATS} available, every basket given`,
    ok: available === SEATS && sold === SOLD_AGAIN,
  });
  const sweptAt = performance.now();
  await sweepExpired(createJobContext(database, new Date()));
  const sweepMs = performance.now() - sweptAt;
  const session = await database.acquire();
  const [[left] = []] = await session.query(
    `select count(*)::int from claims where promoter_id = $1 and state = 'BASKET' and expires_at <= now()`,
    [sale.promoterId],
  );
  session.release();
  printFigure({
    bench: 'on-sale',
    figure: `${SEATS} seats of ${SEATS / SEATS_PER_BASKET} ended baskets swept, ${name}`,
    value: sweepMs,
    unit: 'ms',
    goal: 'none left',
    ok: Number(left) === 0,
  });
}

export type SeatIdOf = (geometry: OnSale['geometry'], seat: number) => string;

async function fillAnHourAgo(database: Database, { promoterId, showCode }: OnSale): Promise<void> {
  const { ctx } = createContext({
    database,
    actor: systemActor('Bench', [promoterId]),
    promoterIds: [promoterId],
    now: () => new Date(Date.now() - AN_HOUR_MS),
    log: SILENT_LOG,
    requestId: 'bench',
  });
  const requests = Array.from({ length: SEATS / SEATS_PER_BASKET }, (_, at) => ({
    seats: Array.from({ length: SEATS_PER_BASKET }, (_seat, n) => at * SEATS_PER_BASKET + n),
    channel: 'web',
  }));
  await createBaskets(ctx, showCode, requests);
}
