import * as history from '@parterre/contract/shows/history';
import type { ShowOverview } from '@parterre/contract/shows/overview';
import * as endpoints from '@parterre/contract/shows/overview';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { holds } from '#db/schema/events/holds.ts';
import { seesSales } from '#identity/require-permission.ts';
import { countPlaces } from '#resources/events/holds/read.ts';
import { readStock } from '#resources/events/prices/places/read-stock.ts';
import { readHistory } from '#resources/ground/audit/read-history.ts';
import { readPrices } from '#resources/ground/price-rows/read-prices.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { countSeats, type SeatCount } from '#resources/seating/seats/count-seats.ts';
import { addDays, countDays, toLocalDay } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { countPending, type DaySales, readDaySales, totalSales } from './read-day-sales.ts';

/**
 * Answers the overview page. The request's transaction sees one snapshot, so that its figures add up to the capacity.
 */
export const getShowOverview = verb(endpoints.getShowOverview, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const [days, prices, seats] = await runConcurrently(
    readDaySales(ctx, show),
    readPrices(ctx, show),
    countSeats(ctx, show),
  );
  const [stock, holdsDue, pending] = await runConcurrently(
    readStock(ctx, show, prices, seats),
    readHoldsDue(ctx, show, seats),
    countPending(ctx, show),
  );
  const today = toLocalDay(ctx.now, show.timeZone);
  const unseated = prices.filter((price) => !price.isSeated).flatMap((price) => stock.get(price.id) ?? []);
  const sumUnseated = (addend: 'sold' | 'inBaskets' | 'held' | 'reservedByCodes' | 'available') =>
    unseated.reduce((total, entry) => total + entry[addend], 0);
  const taken = sumSeats(seats, (seat) => seat.state === 'SOLD') + sumUnseated('sold');
  const comps = prices.reduce(
    (total, price) => total + (price.kind === 'comp' ? (stock.get(price.id)?.sold ?? 0) : 0),
    0,
  );
  const seesGross = seesSales(ctx.actor, show.promoterId);
  const tellGross = (grossMinor: number) => (seesGross ? grossMinor : null);
  const salesOfToday = days.find((day) => day.on === today);
  return {
    figures: {
      sold: taken - comps,
      pending,
      comps,
      capacity: show.capacity,
      grossMinor: tellGross(totalSales(days).grossMinor),
      available: sumSeats(seats, (seat) => seat.state === 'FREE' && seat.price > 0) + sumUnseated('available'),
      held: sumSeats(seats, (seat) => seat.state === 'BLOCKED' && seat.isNoSale) + sumUnseated('held'),
      blocked: sumSeats(seats, (seat) => seat.state === 'BLOCKED' && !seat.isNoSale),
      inBaskets: sumSeats(seats, (seat) => seat.state === 'BASKET') + sumUnseated('inBaskets'),
      reservedByCodes: sumUnseated('reservedByCodes'),
      withoutPrice: sumSeats(seats, (seat) => seat.state === 'FREE' && seat.price === 0),
      today: { tickets: salesOfToday?.tickets ?? 0, grossMinor: tellGross(salesOfToday?.grossMinor ?? 0) },
      daysToGo: Math.max(0, countDays(today, show.startsOn)),
    },
    salesPerDay: fillDays(days, today, query.days).map((day) => ({ ...day, grossMinor: tellGross(day.grossMinor) })),
    holdsDue,
  };
});

/** Lists the holds with a release date, soonest first, with the seats and unseated places that they still withhold. */
async function readHoldsDue(
  ctx: Context,
  show: ShowRow,
  seats: readonly SeatCount[],
): Promise<ShowOverview['holdsDue']> {
  const rows = await ctx.db
    .select()
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id), isNotNull(holds.releaseOn)))
    .orderBy(asc(holds.releaseOn), asc(holds.ordinal));
  const places = await countPlaces(ctx, show);
  const kept = new Map<number, number>();
  for (const seat of seats)
    if (seat.state === 'FREE' || seat.state === 'BLOCKED') kept.set(seat.hold, (kept.get(seat.hold) ?? 0) + seat.seats);
  return rows.map((hold) => ({
    holdId: hold.id,
    label: hold.label,
    reservationFlag: hold.reservationFlag,
    colour: hold.colour,
    seats: kept.get(hold.ordinal) ?? 0,
    places: places.get(hold.id) ?? 0,
    releaseOn: hold.releaseOn ?? '',
  }));
}

const sumSeats = (seats: readonly SeatCount[], isCounted: (seat: SeatCount) => boolean): number =>
  seats.reduce((total, seat) => (isCounted(seat) ? total + seat.seats : total), 0);

/** Returns the last `count` days up to today, including those without a sale. */
function fillDays(
  days: readonly DaySales[],
  today: string,
  count: number,
): Pick<DaySales, 'on' | 'tickets' | 'grossMinor'>[] {
  const known = new Map(days.map((day) => [day.on, day]));
  return Array.from({ length: count }, (_, index) => {
    const on = addDays(today, index - count + 1);
    const { tickets, grossMinor } = known.get(on) ?? { tickets: 0, grossMinor: 0 };
    return { on, tickets, grossMinor };
  });
}

/** Lists the changes of the show by staff from the audit, newest first. Needs `history:read`. */
export const listShowHistory = verb(history.listShowHistory, async (ctx, { params, query }) =>
  readHistory(ctx, await requireShow(ctx, params.showCode), query),
);
