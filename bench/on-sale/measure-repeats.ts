import type { Database } from '../../apps/api/src/db/database.ts';
import { insertOnSale } from '../../apps/api/test/scenes/insert-on-sale.ts';
import { printFigure } from '../figure.ts';
import { createCaller } from './call-channel.ts';
import type { SeatIdOf } from './measure-expiry.ts';
import { purchaseOf } from './storm.ts';

const REPEATS = 50;

/** Measures one purchase that is sent 50 times concurrently under one idempotency key. */
export async function measureRepeats(
  name: string,
  database: Database,
  port: number,
  seatIdOf: SeatIdOf,
): Promise<void> {
  const sale = await insertOnSale(database, { seats: 100 });
  const caller = createCaller([port], sale.key, REPEATS);
  const seats = [0, 1].map((seat) => ({ seatId: seatIdOf(sale.geometry, seat) }));
  const { body: basket } = await caller.post('/baskets', { showCode: sale.showCode, seats });
  const send = () => caller.post(`/baskets/${basket.basketId}/purchase`, purchaseOf(basket), 'one-and-the-same');
  let answers = await Promise.all(Array.from({ length: REPEATS }, send));
  // A 409 means that the first request is still running; callers then retry, as the rules of the API say.
  for (let turn = 0; turn < 20 && answers.some(({ status }) => status === 409); turn++)
    answers = await Promise.all(answers.map((answer) => (answer.status === 409 ? send() : answer)));
  caller.close();
  const orderIds = new Set(
    answers.map(({ status, body }) => (status === 201 ? body.orderId : `${status} ${body.code}`)),
  );
  const session = await database.acquire();
  const [[orders] = []] = await session.query('select count(*)::int from orders where promoter_id = $1', [
    sale.promoterId,
  ]);
  session.release();
  printFigure({
    bench: 'on-sale',
    figure: `orders of a purchase sent ${REPEATS} times under one key, ${name}`,
    value: Number(orders),
    unit: 'orders',
    goal: '1, told to all',
    ok: Number(orders) === 1 && orderIds.size === 1,
  });
}
