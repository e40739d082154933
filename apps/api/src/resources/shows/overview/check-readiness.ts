import type { ReadinessEntry } from '@parterre/contract/shows';
import type { VersionBlock } from '../../../db/schema/venues.ts';
import { chooseText } from '../../choose-text.ts';
import type { PriceRow } from '../../prices/read-prices.ts';
import type { SeatCount } from '../../seats/count-seats.ts';
import type { ShowRow } from '../require-show.ts';

export interface ReadinessFacts {
  show: ShowRow;
  now: Date;
  prices: readonly PriceRow[];
  seats: readonly SeatCount[];
  blocks: readonly Pick<VersionBlock, 'blockId' | 'label'>[];
  /** The languages the promoter writes in. */
  cultures: readonly string[];
}

/** Blocks named one by one; what is beyond is summed up in one entry. */
const NAMED_BLOCKS = 10;

/** What stands between an event and its first sale (product.md §4): every check with its result, errors first. */
export function checkReadiness(facts: ReadinessFacts): ReadinessEntry[] {
  const checks = [checkStart, checkPlan, checkPrices, checkSeats, checkPlaces, checkTax, checkTexts, checkSaleWindow];
  const order = ['error', 'warning', 'passed'];
  return checks.flatMap((check) => check(facts)).sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function checkStart({ show, now }: ReadinessFacts): ReadinessEntry[] {
  return [entry('START_PASSED', show.startsAt <= now ? 'error' : 'passed', 'details')];
}

function checkPlan({ show }: ReadinessFacts): ReadinessEntry[] {
  const isMissing = show.seating === 'RESERVED' && show.planVersionId === null;
  return [entry('PLAN_MISSING', isMissing ? 'error' : 'passed', 'seating')];
}

function checkPrices({ prices }: ReadinessFacts): ReadinessEntry[] {
  const isMissing = !prices.some((price) => price.kind === 'standard');
  return [entry('PRICES_MISSING', isMissing ? 'error' : 'passed', 'tickets')];
}

/** An error while no seat can be sold at all, a warning for each block with seats nobody can buy. */
function checkSeats({ show, seats, blocks }: ReadinessFacts): ReadinessEntry[] {
  if (show.seating !== 'RESERVED' || seats.length === 0) return [];
  const unpriced = new Map<number, number>();
  let priced = 0;
  for (const count of seats) {
    if (count.price > 0) priced += count.seats;
    else if (count.state === 'FREE') unpriced.set(count.blockId, (unpriced.get(count.blockId) ?? 0) + count.seats);
  }
  const total = [...unpriced.values()].reduce((sum, seatCount) => sum + seatCount, 0);
  if (total === 0) return [entry('SEATS_WITHOUT_PRICE', 'passed', 'seating')];
  if (priced === 0) return [entry('SEATS_WITHOUT_PRICE', 'error', 'seating', { seats: total })];
  const labels = new Map(blocks.map((block) => [block.blockId, block.label]));
  const worst = [...unpriced].sort((a, b) => b[1] - a[1]);
  const rest = worst.slice(NAMED_BLOCKS);
  return [
    ...worst
      .slice(0, NAMED_BLOCKS)
      .map(([blockId, seatCount]) =>
        entry('SEATS_WITHOUT_PRICE', 'warning', 'seating', { block: labels.get(blockId) ?? '', seats: seatCount }),
      ),
    ...(rest.length === 0
      ? []
      : [
          entry('SEATS_WITHOUT_PRICE', 'warning', 'seating', {
            blocks: rest.length,
            seats: rest.reduce((sum, [, seatCount]) => sum + seatCount, 0),
          }),
        ]),
  ];
}

/** Unseated tickets without a single place. */
function checkPlaces({ show, prices }: ReadinessFacts): ReadinessEntry[] {
  const unseated = prices.filter((price) => !price.isSeated);
  const empty = unseated.filter((price) => price.allocation === 0);
  if (unseated.length === 0) return [];
  if (empty.length === 0) return [entry('PLACES_MISSING', 'passed', 'tickets')];
  const level = show.seating === 'UNRESERVED' && empty.length === unseated.length ? 'error' : 'warning';
  return [entry('PLACES_MISSING', level, 'tickets', nameFirst(empty, show))];
}

function checkTax({ show, prices }: ReadinessFacts): ReadinessEntry[] {
  const untaxed = prices.filter(
    (price) => price.taxRateId === null && price.faceValueMinor + price.bookingFeeMinor > 0,
  );
  if (untaxed.length === 0) return [entry('TAX_MISSING', 'passed', 'tickets')];
  return [entry('TAX_MISSING', 'warning', 'tickets', nameFirst(untaxed, show))];
}

/** Names count in every language; a description only where there is one in another language. */
function checkTexts({ show, prices, cultures }: ReadinessFacts): ReadinessEntry[] {
  const texts = [show, ...prices].flatMap(({ name, description }) =>
    Object.keys(description).length > 0 ? [name, description] : [name],
  );
  const missing = cultures
    .map((culture) => ({ culture, texts: texts.filter((text) => !text[culture]).length }))
    .filter((language) => language.texts > 0);
  if (missing.length === 0) return [entry('TEXT_MISSING', 'passed', 'texts')];
  return missing.map((language) => entry('TEXT_MISSING', 'warning', 'texts', language));
}

function checkSaleWindow({ show }: ReadinessFacts): ReadinessEntry[] {
  return [entry('SALE_WINDOW_MISSING', show.onSaleAt === null ? 'warning' : 'passed', 'details')];
}

const nameFirst = (prices: readonly PriceRow[], show: ShowRow): Record<string, string | number> => ({
  prices: prices.length,
  name: prices[0] ? chooseText(prices[0].name, show.defaultCulture) : '',
});

const entry = (
  code: string,
  level: ReadinessEntry['level'],
  area: ReadinessEntry['area'],
  values: ReadinessEntry['values'] = {},
): ReadinessEntry => ({ code, level, area, values });
