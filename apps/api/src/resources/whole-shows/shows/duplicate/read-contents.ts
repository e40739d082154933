import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { allocations, type SeatTally } from '#db/schema/seating/seats.ts';
import { readHolds } from '#resources/events/holds/read.ts';
import { type PriceGroupRow, readGroups } from '#resources/events/price-groups/read.ts';
import { type QuestionRow, readAskedQuestions } from '#resources/events/questions/read-questions.ts';
import { type PriceRow, readPrices } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';

/** The contents of a show that can be copied, and the counts of those that cannot. */
export interface ShowContents {
  groups: PriceGroupRow[];
  prices: PriceRow[];
  holds: HoldRow[];
  /** The codes in their order. */
  codes: { id: number; holdId: number | null }[];
  /** The active questions; archived ones stay with their answers. */
  questions: QuestionRow[];
  /** The number of seats with a price or a hold. */
  assignedSeats: number;
  /** The number of unseated places under holds. */
  heldPlaces: number;
  images: number;
  /** The number of settings and pictures of print-at-home tickets, of the show and of its price types. */
  ticketDesigns: number;
  ticketDesignsOfPrices: number;
  links: number;
  orders: number;
  baskets: number;
  codeUses: number;
  visits: number;
}

export async function readContents(change: Change, show: ShowRow): Promise<ShowContents> {
  const codes = await change.db
    .select({ id: offerCodes.id, holdId: offerCodes.holdId })
    .from(offerCodes)
    .where(and(eq(offerCodes.promoterId, show.promoterId), eq(offerCodes.showId, show.id)))
    .orderBy(asc(offerCodes.code));
  return {
    groups: await readGroups(change, show),
    prices: await readPrices(change, show),
    holds: await readHolds(change, show),
    codes,
    questions: await readAskedQuestions(change, show),
    assignedSeats: await countAssigned(change, show),
    ...(await countOthers(change, show)),
  };
}

async function countAssigned(change: Change, show: ShowRow): Promise<number> {
  const rows = await change.db
    .select({ tally: allocations.tally })
    .from(allocations)
    .where(and(eq(allocations.promoterId, show.promoterId), eq(allocations.showId, show.id)));
  const count = (tally: SeatTally) =>
    tally.reduce((total, [price, hold, , seats]) => (price > 0 || hold > 0 ? total + seats : total), 0);
  return rows.reduce((total, { tally }) => total + count(tally), 0);
}

const countOf = (table: string, more = '') =>
  column.int(`(select count(*) from ${table} where promoter_id = $1 and show_id = $2${more})`);

const countDesigns = (kind: string) =>
  column.int(`(
    select count(*) from (
      select owner_kind from print_at_home_settings where promoter_id = $1 and show_id = $2 and settings <> '{}'
      union all select owner_kind from print_at_home_images where promoter_id = $1 and show_id = $2
    ) designs where owner_kind ${kind})`);

const COUNTS = rowsOf(
  {
    heldPlaces: column.int(
      '(select coalesce(sum(quantity), 0) from non_seated_holds where promoter_id = $1 and show_id = $2)',
    ),
    images: column.int(
      "(select count(*) from images where promoter_id = $1 and owner_kind = 'show' and owner_id = $2)",
    ),
    ticketDesigns: countDesigns("= 'show'"),
    ticketDesignsOfPrices: countDesigns("= 'price-type'"),
    links: countOf('short_urls'),
    orders: countOf('orders'),
    baskets: countOf('baskets', " and state = 'OPEN' and expires_at > $3"),
    codeUses: countOf('offer_code_uses', ' and order_id is not null'),
    visits: column.int(`(
      select coalesce(sum(visits), 0) from short_url_visits v join short_urls u
        on u.promoter_id = v.promoter_id and u.id = v.short_url_id where u.promoter_id = $1 and u.show_id = $2)`),
  },
  (list) => `select ${list}`,
);

const NONE = {
  heldPlaces: 0,
  images: 0,
  ticketDesigns: 0,
  ticketDesignsOfPrices: 0,
  links: 0,
  orders: 0,
  baskets: 0,
  codeUses: 0,
  visits: 0,
};

async function countOthers(change: Change, show: ShowRow) {
  const [counts = NONE] = await change.readRows(COUNTS, [show.promoterId, show.id, change.now.toISOString()]);
  return counts;
}
