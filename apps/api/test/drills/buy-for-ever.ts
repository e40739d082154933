import { createContext } from '#context/create-context.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { inTransaction } from '#db/transaction.ts';
import { systemActor } from '#identity/actor.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { SILENT_LOG } from '../support/silent-log.ts';
import { withoutTransactions } from './without-transactions.ts';

export interface BuyTarget {
  url: string;
  mode: 'purchase' | 'control';
  promoterId: number;
  showCode: string;
  /** The first seat that was offered to nobody yet. */
  firstSeat: number;
}

const BUYERS = 3;
const SEATS_PER_ORDER = 2;

/**
 * Buys seat after seat, with several concurrent buyers, until the process is killed. Prints every order it
 * acknowledges.
 */
export async function buyForEver(target: BuyTarget): Promise<never> {
  const opened = await openDatabase(target.url);
  const database = target.mode === 'control' ? withoutTransactions(opened) : opened;
  let nextSeat = target.firstSeat;
  const buy = async (): Promise<never> => {
    for (;;) {
      const from = nextSeat;
      nextSeat += SEATS_PER_ORDER;
      const seats = Array.from({ length: SEATS_PER_ORDER }, (_, at) => from + at);
      const { basketId } = await putInBasket(contextOf(database, target), {
        showCode: target.showCode,
        seats,
        channel: 'web',
      });
      const buyer = { name: `Buyer ${from}`, email: `buyer${from}@example.test` };
      const { orderId } = await buyBasket(contextOf(database, target), { basketId, buyer, isPaid: true });
      process.stdout.write(`${orderId} ${nextSeat}\n`);
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  throw new Error('Nobody stops buying');
}

function contextOf(database: Database, { promoterId }: BuyTarget) {
  return createContext({
    database,
    actor: systemActor('Drill', [promoterId]),
    promoterIds: [promoterId],
    now: () => new Date(),
    log: SILENT_LOG,
    requestId: 'drill',
  }).ctx;
}

/** Finds half orders, whose basket, tickets, seats or money are not all there. */
const HALVES = `
  select count(*)::int from (
    select promoter_id, id::text from baskets b where b.state = 'PURCHASED'
      and not exists (select 1 from orders o where o.promoter_id = b.promoter_id and o.basket_id = b.id)
    union select o.promoter_id, o.order_id from orders o where
      (select b.state from baskets b where b.promoter_id = o.promoter_id and b.id = o.basket_id) is distinct from 'PURCHASED'
      or (select count(*) from order_items i where i.promoter_id = o.promoter_id and i.order_id = o.id) <> ${SEATS_PER_ORDER}
      or (select count(*) from order_items i join claims c on c.promoter_id = i.promoter_id and c.order_item_id = i.id
          and c.state = 'SOLD' where i.promoter_id = o.promoter_id and i.order_id = o.id) <> ${SEATS_PER_ORDER}
      or (select coalesce(sum(l.amount_minor), 0) from ledger l where l.promoter_id = o.promoter_id and l.order_id = o.id
          and l.kind = 'PAYMENT') <> o.total_minor
      or (select coalesce(sum(l.amount_minor), 0) from ledger l where l.promoter_id = o.promoter_id and l.order_id = o.id
          and l.kind in ('SALE', 'DISCOUNT', 'FEE')) <> o.total_minor
  ) half`;

/** Reads what a killed process left behind, in another process. */
export async function readBought(
  database: Database,
  acknowledged: readonly string[],
): Promise<{ halves: number; lost: number }> {
  return inTransaction(
    database,
    { role: 'parterre_system', promoterIds: [], isReadOnly: true },
    async (transaction) => {
      const [[halves] = []] = await transaction.query(HALVES, []);
      const [[found] = []] = await transaction.query(
        'select count(*)::int from orders where order_id = any($1::text[])',
        [[...acknowledged]],
      );
      return { halves: Number(halves), lost: acknowledged.length - Number(found) };
    },
  );
}
