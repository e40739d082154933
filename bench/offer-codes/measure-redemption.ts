import { CreateOfferCode } from '@parterre/contract/offer-codes';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../apps/api/src/db/database.ts';
import { isUnavailable } from '../../apps/api/src/db/database-error.ts';
import { offerCodeUses } from '../../apps/api/src/db/schema/events/offer-codes.ts';
import { runAsSystem } from '../../apps/api/src/db/system.ts';
import { AppError } from '../../apps/api/src/errors.ts';
import { createOfferCode } from '../../apps/api/src/resources/events/offer-codes/create.ts';
import { putInBasket } from '../../apps/api/test/scenes/put-in-basket.ts';
import { median, printFigure } from '../figure.ts';
import { contextOf, prepareEvent } from './prepare-event.ts';

const CALLERS = 600;
const LIMIT = 50;
const ROUNDS = 5;

/** Measures 600 concurrent callers who put a ticket into a basket with one code that has 50 uses. */
export async function measureRedemption(name: string, database: Database): Promise<void> {
  const times: number[] = [];
  const used: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const event = await prepareEvent(database, `Rush ${round}`, 1);
    const { offerCodeId } = await createOfferCode(contextOf(database), {
      params: event,
      body: CreateOfferCode.parse({ code: 'RUSH', effect: 'percentage', value: 1000, mostUses: LIMIT }),
    });
    const request = {
      showCode: event.showCode,
      quantities: [{ priceTypeId: event.priceTypeIds[0] ?? 0, quantity: 1 }],
      channel: 'web',
      offerCode: 'RUSH',
    };
    const startedAt = performance.now();
    const got = await Promise.all(Array.from({ length: CALLERS }, () => redeem(database, request)));
    if (round >= 0) times.push(performance.now() - startedAt);
    const stored = await countUses(database, offerCodeId);
    const answered = got.filter(Boolean).length;
    if (stored !== answered) throw new Error(`${answered} callers were told yes, ${stored} uses are stored`);
    if (round >= 0) used.push(stored);
  }
  const isExact = used.every((uses) => uses === LIMIT);
  printFigure({
    bench: 'offer-codes',
    figure: `uses of a code with a limit of 50 by 600 callers, ${name}`,
    value: isExact ? LIMIT : Math.max(...used),
    unit: 'uses',
    goal: 'exactly 50',
    ok: isExact,
  });
  printFigure({
    bench: 'offer-codes',
    figure: `600 callers of one code answered, ${name}`,
    value: median(times),
    unit: 'ms',
    goal: 'shown',
    ok: true,
  });
}

type BasketRequest = Parameters<typeof putInBasket>[1];

/** Returns true if the code was used. It retries while the database is busy, as buyers do. */
async function redeem(database: Database, request: BasketRequest): Promise<boolean> {
  for (;;) {
    try {
      await putInBasket(contextOf(database), request);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'OFFER_CODE_REFUSED') return false;
      const isBusy = isUnavailable(error) || (error instanceof AppError && error.code === 'BUSY');
      if (!isBusy) throw error;
    }
  }
}

async function countUses(database: Database, offerCodeId: number): Promise<number> {
  const [counted] = await runAsSystem(database, (db) =>
    db.select({ uses: count() }).from(offerCodeUses).where(eq(offerCodeUses.offerCodeId, offerCodeId)),
  );
  return counted?.uses ?? 0;
}
