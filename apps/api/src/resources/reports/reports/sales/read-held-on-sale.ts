import type { Reader } from '../../../../context.ts';
import { column } from '../../../../db/column.ts';
import { rowsOf } from '../../../../db/rows-of.ts';
import { countSeats } from '../../../seating/seats/count-seats.ts';
import type { ReportShow } from '../chosen/read-report-shows.ts';
import type { SalesLine } from './read-sales.ts';

const OPEN_HOLDS = rowsOf(
  {
    ordinal: column.int('h.ordinal'),
    /** 0 for a hold of seats only. */
    priceTypeId: column.int('coalesce(n.price_type_id, 0)'),
    places: column.int('coalesce(n.quantity, 0)'),
  },
  (list) => `
  select ${list} from holds h
  left join non_seated_holds n on n.promoter_id = h.promoter_id and n.hold_id = h.id
  where h.promoter_id = $1 and h.show_id = $2 and h.allow_sales`,
);

/** Seats and places by price that are in a hold, and for sale all the same. */
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
