import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import { DEFAULT_SEAT_PICKER } from '@parterre/contract/shows/show';
import { chooseText } from '#texts/choose-text.ts';
import { type Check, entry, type ReadinessFacts } from './readiness-facts.ts';

/** The maximum number of blocks that have an entry each; the others share one entry. */
const NAMED_BLOCKS = 10;

/** Requires a plan for a reserved show, seats that can be sold, and a choice of seats that suits every price type. */
export const checkSeating: Check = (facts) => {
  const { show } = facts;
  const isMissing = show.seating === 'RESERVED' && show.planVersionId === null;
  return [
    entry('PLAN_MISSING', isMissing ? 'error' : 'passed', 'seating', { field: 'seatingPlanId' }),
    ...checkSeats(facts),
    ...checkSeatPicker(facts),
  ];
};

/**
 * Reports an error while no seat can be sold at all; otherwise a warning for each block with seats that nobody can buy.
 */
function checkSeats({ show, seats, blocks }: ReadinessFacts): ReadinessEntry[] {
  if (show.seating !== 'RESERVED' || seats.length === 0) return [];
  const unpriced = new Map<number, number>();
  let priced = 0;
  for (const count of seats) {
    if (count.price > 0) priced += count.seats;
    else if (count.state === 'FREE') unpriced.set(count.blockId, (unpriced.get(count.blockId) ?? 0) + count.seats);
  }
  const total = [...unpriced.values()].reduce((sum, seatCount) => sum + seatCount, 0);
  const tell = (level: ReadinessEntry['level'], values?: ReadinessEntry['values']) =>
    entry('SEATS_WITHOUT_PRICE', level, 'seating', { values });
  if (total === 0) return [tell('passed')];
  if (priced === 0) return [tell('error', { seats: total })];
  const labels = new Map(blocks.map((block) => [block.blockId, block.label]));
  const worst = [...unpriced].sort((a, b) => b[1] - a[1]);
  const named = worst.slice(0, NAMED_BLOCKS);
  const rest = worst.slice(NAMED_BLOCKS);
  const restSeats = rest.reduce((sum, [, seatCount]) => sum + seatCount, 0);
  return [
    ...named.map(([blockId, seatCount]) => tell('warning', { block: labels.get(blockId) ?? '', seats: seatCount })),
    ...(rest.length === 0 ? [] : [tell('warning', { blocks: rest.length, seats: restSeats })]),
  ];
}

/** A buyer who must take more seats at once than they may choose cannot buy. */
function checkSeatPicker({ show, prices }: ReadinessFacts): ReadinessEntry[] {
  const seated = prices.filter((price) => price.isSeated && price.kind === 'standard');
  if (show.seating !== 'RESERVED' || seated.length === 0) return [];
  const { mostSeats } = show.seatPicker ?? DEFAULT_SEAT_PICKER;
  const tooMany = seated.filter((price) => price.fewestPerOrder > mostSeats);
  const [first] = tooMany;
  if (!first) return [entry('SEAT_PICKER_TOO_SMALL', 'passed', 'seating', { field: 'mostSeats' })];
  const name = chooseText(first.name, show.defaultCulture);
  const values = { prices: tooMany.length, name, mostSeats, fewestPerOrder: first.fewestPerOrder };
  return [entry('SEAT_PICKER_TOO_SMALL', 'warning', 'seating', { values, field: 'mostSeats' })];
}
