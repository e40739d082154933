import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import { countSeats } from '#resources/seating/seats/count-seats.ts';
import type { ReportShow } from '../chosen/read-report-shows.ts';
import {
  IS_CANCELLED,
  IS_COUNTED,
  IS_NAMED,
  IS_PENDING,
  IS_TAKEN_BACK,
  IS_VALID,
  isNamed,
  TICKETS,
} from '../chosen/ticket-sql.ts';

const sum = (what: string, which: string) => column.int(`coalesce(sum(${what}) filter (where ${which}), 0)::bigint`);
const count = (which: string) => column.int(`count(*) filter (where ${which})::int`);

/** The tax in the booking fee, as a part of the ticket's tax, rounded to the minor unit. */
const FEE_TAX = '(2 * i.tax_minor * i.booking_fee_minor + i.paid_minor) / nullif(2 * i.paid_minor, 0)';

const IS_SOLD_TICKET = `${IS_VALID} and not ${IS_PENDING} and p.kind <> 'comp'`;

/** The figures of tickets `i` of orders `o` at price types `p`. Each figure is a sum over single tickets. */
export const SALES_FIGURES = {
  sold: count(IS_SOLD_TICKET),
  pending: count(`${IS_VALID} and ${IS_PENDING}`),
  cancelled: count(IS_CANCELLED),
  refunded: count(`${IS_CANCELLED} and o.refund_status = 'REFUNDED'`),
  comps: count(`${IS_VALID} and not ${IS_PENDING} and p.kind = 'comp'`),
  // A price that nobody bought is a row without a ticket.
  counted: count(`i.id is not null and (${IS_COUNTED})`),
  grossMinor: sum('i.face_value_minor - i.discount_minor', `${IS_COUNTED} or ${IS_TAKEN_BACK}`),
  backMinor: sum('i.discount_minor - i.face_value_minor', IS_TAKEN_BACK),
  discountMinor: sum('i.discount_minor', IS_COUNTED),
  feeMinor: sum('i.booking_fee_minor', IS_COUNTED),
  taxMinor: sum('i.tax_minor', IS_COUNTED),
  feeTaxMinor: sum(FEE_TAX, IS_COUNTED),
};

/**
 * `today` is the day of the request in the time zone of the venue. Older tickets are told apart by the earliest of these
 * days, because looking up the day of each of a million tickets takes three times as long as all other sums.
 */
const recent = (today: string) => ({
  soldToday: count(`${IS_SOLD_TICKET} and o.created_on >= ${EARLIEST_TODAY} and o.created_on = ${today}`),
  soldLast7Days: count(`${IS_SOLD_TICKET} and o.created_on > ${EARLIEST_TODAY} - 7 and o.created_on > ${today} - 7`),
});
const EARLIEST_TODAY = '(select min(day) from unnest($9::date[]) day)';

const BY_PRICE = rowsOf(
  {
    showId: column.int('p.show_id'),
    id: column.int('p.id'),
    ordinal: column.int('p.ordinal'),
    kind: column.text<PriceRow['kind']>('p.kind'),
    isSeated: column.flag('p.is_seated'),
    allocation: column.int('p.allocation'),
    name: column.json<TextByCulture>('p.name'),
    groupName: column.json<TextByCulture>('g.name'),
    faceValueMinor: column.int('p.face_value_minor'),
    bookingFeeMinor: column.int('p.booking_fee_minor'),
    ...SALES_FIGURES,
    ...recent('w.today'),
    firstOn: orNull(column.day('min(o.created_on)')),
    lastOn: orNull(column.day('max(o.created_on)')),
    taxRateBasisPoints: orNull(
      column.int('(select t.rate_basis_points from tax_rates t where t.promoter_id = $1 and t.id = p.tax_rate_id)'),
    ),
    /** null for all partner sites. */
    partnerSites: orNull(
      column.text(`(select string_agg(r.name, ', ' order by r.name) from partner_sites r
        where p.partner_site_ids @> to_jsonb(r.id))`),
    ),
  },
  (list) => `
  select ${list}
  from unnest($2::bigint[], $9::date[]) with ordinality as w (show_id, today, place)
  join price_types p on p.promoter_id = $1 and p.show_id = w.show_id and ${IS_NAMED}
  join price_groups g on g.promoter_id = $1 and g.id = p.price_group_id
  left join (${TICKETS}) on i.promoter_id = $1 and i.show_id = p.show_id and i.price_type_id = p.id
  group by w.place, w.today, g.id, g.promoter_id, p.id, p.promoter_id
  order by w.place, g.display_order, p.display_order, p.ordinal`,
);

export type SalesLine = ReturnType<typeof BY_PRICE.toRow>;

/** Reads the price types of some shows with their sales, in the order of the shows and their own. */
export const readSalesLines = (
  reader: Pick<Reader, 'readRows'>,
  values: unknown[],
  todays: readonly string[],
): Promise<SalesLine[]> => reader.readRows(BY_PRICE, [...values, todays]);

/** Looked up, because joining the days would let the planner misjudge the number of tickets. */
const TODAY_OF_SHOW = '($9::date[])[array_position($2::bigint[], i.show_id)]';

const BY_CURRENCY = rowsOf(
  { currency: column.text('s.currency'), ...SALES_FIGURES, ...recent(TODAY_OF_SHOW) },
  (list) => `
  select ${list}
  from ${TICKETS}
  join price_types p on p.promoter_id = $1 and p.id = i.price_type_id and ${IS_NAMED}
  join shows s on s.promoter_id = $1 and s.id = i.show_id
  where i.promoter_id = $1 and i.show_id = any($2::bigint[])
  group by s.currency order by s.currency`,
);

export type SalesSums = ReturnType<typeof BY_CURRENCY.toRow>;

export const NOTHING_SOLD: Omit<SalesSums, 'currency'> = {
  ...{ sold: 0, pending: 0, cancelled: 0, refunded: 0, comps: 0, counted: 0, soldToday: 0, soldLast7Days: 0 },
  ...{ grossMinor: 0, backMinor: 0, discountMinor: 0, feeMinor: 0, taxMinor: 0, feeTaxMinor: 0 },
};

export const sumSales = (
  reader: Pick<Reader, 'readRows'>,
  values: unknown[],
  todays: readonly string[],
): Promise<SalesSums[]> => reader.readRows(BY_CURRENCY, [...values, todays]);

type TaxSums = Pick<SalesSums, 'grossMinor' | 'backMinor' | 'taxMinor' | 'feeTaxMinor'>;

/** Returns the tax in the revenue without fees. The rest of the tax is in the fees. */
export const toTax = ({ taxMinor, feeTaxMinor }: TaxSums): number => taxMinor - feeTaxMinor;

/** Returns the net revenue without fees: gross less cancelled sales and the tax inside. */
export const toNet = (sums: TaxSums): number => sums.grossMinor + sums.backMinor - toTax(sums);

const TICKET_COUNTS = rowsOf(
  { showId: column.int('p.show_id'), rows: column.int('count(*)::int') },
  (list) => `
  select ${list} from price_types p
  where p.promoter_id = $1 and p.show_id = any($2::bigint[]) and ${isNamed('$3')}
  group by p.show_id`,
);

/** Returns the number of rows by show id: one for each price type that matches `priceNames`, sold or not. */
export async function countSalesLines(
  reader: Pick<Reader, 'readRows'>,
  shows: readonly ReportShow[],
  priceNames: readonly string[],
): Promise<Map<number, number>> {
  const names = priceNames.length > 0 ? priceNames : null;
  const ids = shows.map(({ id }) => id);
  const rows = await reader.readRows(TICKET_COUNTS, [shows[0]?.promoterId ?? 0, ids, names]);
  return new Map(rows.map(({ showId, rows: count }) => [showId, count]));
}

const OPEN_HOLDS = rowsOf(
  {
    ordinal: column.int('h.ordinal'),
    /** 0 for a hold with seats only. */
    priceTypeId: column.int('coalesce(n.price_type_id, 0)'),
    places: column.int('coalesce(n.quantity, 0)'),
  },
  (list) => `
  select ${list} from holds h
  left join non_seated_holds n on n.promoter_id = h.promoter_id and n.hold_id = h.id
  where h.promoter_id = $1 and h.show_id = $2 and h.allow_sales`,
);

/** Reads the seats and places under holds that allow sales, by price type. */
export async function readHeldOnSale(
  reader: Reader,
  show: ReportShow,
  lines: readonly SalesLine[],
): Promise<ReadonlyMap<number, number>> {
  const holds = await reader.readRows(OPEN_HOLDS, [show.promoterId, show.id]);
  if (holds.length === 0) return new Map();
  const ordinals = new Set(holds.map(({ ordinal }) => ordinal));
  const seats = (await countSeats(reader, show)).filter(({ hold, state }) => state === 'FREE' && ordinals.has(hold));
  return new Map(
    lines.map(({ id, ordinal, isSeated }) => {
      const counted = isSeated
        ? seats.filter(({ price }) => price === ordinal).map((own) => own.seats)
        : holds.filter(({ priceTypeId }) => priceTypeId === id).map(({ places }) => places);
      return [id, counted.reduce((sum, count) => sum + count, 0)];
    }),
  );
}
