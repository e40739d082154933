import * as endpoints from '@parterre/contract/seats/figures';
import type { Geometry } from '@parterre/seating-plan';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { requirePlan } from '../require-plan.ts';

/** A sold seat, and what it cost after its discount. */
interface SoldSeat {
  seat: number;
  priceTypeId: number;
  grossMinor: number;
}

interface Sum {
  sold: number;
  grossMinor: number;
}

/**
 * Answers sold seats and their gross by block, by price type in it, and by row. It reads the sales once, and never the
 * columns.
 */
export const getSeatSales = verb(endpoints.getSeatSales, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const { geometry } = await requirePlan(ctx, show);
  const total = emptySum();
  const blocks = geometry.blocks.map(() => ({ ...emptySum(), prices: new Map<number, Sum>() }));
  const rows = new Map<number, Sum>();
  for (const sold of await readSoldSeats(ctx, show)) {
    const block = blocks[geometry.block[sold.seat] ?? -1];
    // A claim beyond the plan would be a broken database, which `check:numbers` reports.
    if (!block) continue;
    for (const sum of [total, block, sumOf(rows, geometry.row[sold.seat] ?? 0), sumOf(block.prices, sold.priceTypeId)])
      add(sum, sold);
  }
  return {
    currency: show.currency,
    seats: geometry.seatCount,
    ...total,
    blocks: blocks.map(({ prices, ...sum }, index) => ({
      ...nameBlock(geometry, index),
      ...sum,
      prices: [...prices].map(([priceTypeId, of]) => ({ priceTypeId, ...of })),
    })),
    rows: [...rows]
      .sort(([a], [b]) => a - b)
      .map(([row, sum]) => ({ row, seats: geometry.rows[row]?.seatCount ?? 0, ...sum })),
  };
});

const emptySum = (): Sum => ({ sold: 0, grossMinor: 0 });

function sumOf(sums: Map<number, Sum>, key: number): Sum {
  const sum = sums.get(key) ?? emptySum();
  sums.set(key, sum);
  return sum;
}

function add(sum: Sum, { grossMinor }: SoldSeat): void {
  sum.sold += 1;
  sum.grossMinor += grossMinor;
}

function nameBlock({ blocks }: Geometry, index: number) {
  const { blockId = 0, seatCount = 0 } = blocks[index] ?? {};
  return { blockId, seats: seatCount };
}

const SOLD = rowsOf(
  {
    priceTypeId: column.int('i.price_type_id'),
    pairs: column.text("string_agg(c.seat || ',' || (i.face_value_minor - i.discount_minor), ',')"),
  },
  (list) => `
  select ${list}
  from claims c
  join order_items i on i.promoter_id = c.promoter_id and i.id = c.order_item_id
  where c.promoter_id = $1 and c.show_id = $2 and c.state = 'SOLD'
  group by i.price_type_id
  order by i.price_type_id`,
);

/**
 * Reads in one statement and therefore one snapshot, with a row per price type, because there may be a hundred thousand
 * seats.
 */
async function readSoldSeats(ctx: Context, show: ShowRow): Promise<SoldSeat[]> {
  const rows = await ctx.readRows(SOLD, [show.promoterId, show.id]);
  return rows.flatMap(({ priceTypeId, pairs }) => {
    const numbers = pairs.split(',').map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, at) => ({
      seat: numbers[2 * at] ?? 0,
      grossMinor: numbers[2 * at + 1] ?? 0,
      priceTypeId,
    }));
  });
}
