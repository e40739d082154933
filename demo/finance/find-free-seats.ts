import type { Context } from '../../apps/api/src/context.ts';
import { column } from '../../apps/api/src/db/column.ts';
import { rowsOf } from '../../apps/api/src/db/rows-of.ts';
import type { ReadyShow } from '../set-up-show.ts';

export interface FreeSeat {
  seat: number;
  /** Face value and booking fee. */
  costMinor: number;
}

const CLAIMED = rowsOf(
  { seat: column.int('c.seat') },
  (list) => `
  select ${list} from claims c join shows s on s.promoter_id = c.promoter_id and s.id = c.show_id
  where s.show_code = $1`,
);
const COSTS = rowsOf(
  { id: column.int('id'), costMinor: column.int('face_value_minor + booking_fee_minor') },
  (list) => `select ${list} from price_types where id = any($1::bigint[])`,
);

/** Seats on sale that nobody has, from the back of the plan. */
export async function findFreeSeats(ctx: Context, show: ReadyShow, count: number): Promise<FreeSeat[]> {
  if (!show.seats) return [];
  const { geometry, assignment } = show.seats;
  const claimed = new Set((await ctx.readRows(CLAIMED, [show.showCode])).map(({ seat }) => seat));
  const costs = new Map((await ctx.readRows(COSTS, [show.priceTypeIds])).map(({ id, costMinor }) => [id, costMinor]));
  const withheld = new Set(assignment.alternatingBlockIds);
  const free = Array.from(assignment.tickets, (ticket, seat): FreeSeat[] => {
    const blockId = geometry.blocks[geometry.block[seat] ?? 0]?.blockId ?? 0;
    const costMinor = costs.get(show.priceTypeIds[ticket] ?? 0);
    const isOnSale = ticket >= 0 && assignment.holds[seat] === -1 && !withheld.has(blockId) && !claimed.has(seat);
    return isOnSale && costMinor !== undefined ? [{ seat, costMinor }] : [];
  });
  return free.flat().slice(-count);
}
