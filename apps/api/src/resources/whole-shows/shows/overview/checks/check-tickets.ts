import { PAUSED_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { ReadinessCode } from '@parterre/contract/choices/show-choices';
import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import { findClosing, toPriceWindow } from '#resources/ground/show-rows/sale-window.ts';
import { chooseText } from '#texts/choose-text.ts';
import { type Check, entry, type ReadinessFacts } from './readiness-facts.ts';

/** Requires something to buy that is public, can be paid for and has places. */
export const checkTickets: Check = (facts) => {
  const standard = facts.prices.filter((price) => price.kind === 'standard');
  return [
    entry('PRICES_MISSING', standard.length === 0 ? 'error' : 'passed', 'tickets'),
    ...checkVisibility(facts, standard),
    ...checkPlaces(facts),
    ...checkTax(facts),
    ...checkWindows(facts),
    ...checkEnded(facts, standard),
    ...checkPaused(facts, standard),
  ];
};

/** The price types that a buyer can come to see at a public channel: those for everybody, and those a code reveals. */
const findSeen = ({ codes }: ReadinessFacts, standard: readonly PriceRow[]) =>
  standard.filter(({ visibility }) => visibility === 'public' || (visibility === 'code' && codes.count > 0));

function checkVisibility(facts: ReadinessFacts, standard: readonly PriceRow[]): ReadinessEntry[] {
  if (standard.length === 0) return [];
  const isSeen = findSeen(facts, standard).length > 0;
  return [judge(facts, isSeen ? [] : standard, { code: 'TICKETS_NOT_PUBLIC', level: 'warning', field: 'visibility' })];
}

/** Finds unseated price types without a single place. */
function checkPlaces(facts: ReadinessFacts): ReadinessEntry[] {
  const unseated = facts.prices.filter((price) => !price.isSeated);
  if (unseated.length === 0) return [];
  const empty = unseated.filter((price) => price.allocation === 0);
  const sellsNothing = facts.show.seating === 'UNRESERVED' && empty.length === unseated.length;
  return [
    judge(facts, empty, { code: 'PLACES_MISSING', level: sellsNothing ? 'error' : 'warning', field: 'allocation' }),
  ];
}

function checkTax(facts: ReadinessFacts): ReadinessEntry[] {
  const isUntaxed = (price: PriceRow) => price.taxRateId === null && price.faceValueMinor + price.bookingFeeMinor > 0;
  return [judge(facts, facts.prices.filter(isUntaxed), { code: 'TAX_MISSING', level: 'warning', field: 'taxRateId' })];
}

/** Compares wall times, because the windows of price types are on the clock of the show, as its start is. */
function checkWindows(facts: ReadinessFacts): ReadinessEntry[] {
  const { startsAtLocal } = facts.show;
  const opening = facts.prices.filter((price) => price.onSaleAtLocal !== null);
  if (opening.length === 0) return [];
  const late = opening.filter((price) => (price.onSaleAtLocal ?? '') >= startsAtLocal);
  return [judge(facts, late, { code: 'TICKET_SALE_STARTS_TOO_LATE', level: 'warning', field: 'onSaleAtLocal' })];
}

/** An ended sale of some price types may be intended; when all have ended, nothing is left to sell. */
function checkEnded(facts: ReadinessFacts, standard: readonly PriceRow[]): ReadinessEntry[] {
  const closing = standard.filter((price) => price.offSaleAtLocal !== null);
  if (closing.length === 0) return [];
  const ended = closing.filter(
    ({ offSaleAtLocal }) =>
      findClosing(toPriceWindow({ onSaleAtLocal: null, offSaleAtLocal }, facts.show.timeZone), facts.now) ===
      'off-sale',
  );
  const level = ended.length === standard.length ? 'error' : 'warning';
  return [judge(facts, ended, { code: 'TICKET_SALE_ENDED', level, field: 'offSaleAtLocal' })];
}

/** A pause is intended, so that it is only reported when nothing else is for sale, or nothing else that buyers see. */
function checkPaused(facts: ReadinessFacts, standard: readonly PriceRow[]): ReadinessEntry[] {
  const isPaused = ({ statusCode }: PriceRow) => statusCode === PAUSED_STATUS_CODE;
  const paused = standard.filter(isPaused);
  if (paused.length === 0) return [];
  const isAll = paused.length === standard.length;
  const seen = findSeen(facts, standard);
  const isAllSeen = !isAll && seen.every(isPaused);
  return [
    judge(facts, isAll ? paused : [], { code: 'TICKETS_PAUSED', level: 'error', field: 'statusCode' }),
    judge(facts, isAllSeen ? seen : [], { code: 'TICKETS_ONLINE_PAUSED', level: 'warning', field: 'statusCode' }),
  ];
}

/** Makes one entry for all price types with the same fault, which leads to the first of them. */
function judge(
  { show }: ReadinessFacts,
  wrong: readonly PriceRow[],
  { code, level, field }: { code: ReadinessCode; level: ReadinessEntry['level']; field: string },
): ReadinessEntry {
  const [first] = wrong;
  if (!first) return entry(code, 'passed', 'tickets');
  const values = { prices: wrong.length, name: chooseText(first.name, show.defaultCulture) };
  return entry(code, level, 'tickets', { values, priceTypeId: first.id, field });
}
