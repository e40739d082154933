import { TICKET_LINK_ACTOR } from '@parterre/contract/choices/order-choices';
import { OrderId, ShowCode } from '@parterre/contract/wire/values';
import { and, eq, gt } from 'drizzle-orm';
import type { Addresses } from '#addresses.ts';
import { createContext } from '#context/create-context.ts';
import type { Context, Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import type { Database } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { showCodes, shows } from '#db/schema/events/shows.ts';
import { orderEvents } from '#db/schema/sales/orders.ts';
import { renderTickets } from '#documents/tickets/render-tickets.ts';
import { AppError } from '#errors.ts';
import { systemActor } from '#identity/actor.ts';
import type { Log } from '#process/log.ts';
import { buildSheet } from '#resources/events/print-at-home/tickets/build-sheet.ts';
import { readOrderTickets } from '#resources/events/print-at-home/tickets/read-order-tickets.ts';
import { readTicketFacts } from '#resources/events/print-at-home/tickets/read-ticket-facts.ts';
import { isProved } from '#resources/events/print-at-home/tickets/ticket-link.ts';
import { type PrintedTicket, readPrintedCode } from '#resources/events/print-at-home/tickets/write-ticket.ts';
import { isPreprinted, writeBarcode } from '#resources/ground/barcodes/barcode-forms.ts';
import type { Storage } from '#storage/storage.ts';
import { DAY_MS } from '#time/zones.ts';
import { type Print, recordPrints } from './record-prints.ts';

interface TicketLinksOptions {
  database: Database;
  storage: Storage;
  addresses: Addresses;
  now: () => Date;
  log: Log;
}

export interface TicketLink {
  showCode: string;
  orderId: string;
  proof: string;
  form: Print['form'];
}

/** A link that is opened repeatedly is recorded once a day, so that nobody fills a history with it. */
const RECORDED_EVERY_MS = DAY_MS;

/** Opens the links in mails of tickets. Nobody is signed in: the link itself proves who may read. */
export function openTicketLinks(options: TicketLinksOptions) {
  async function runAt<Answer>(promoterIds: readonly number[], work: (ctx: Context) => Promise<Answer>) {
    const actor = systemActor(TICKET_LINK_ACTOR, promoterIds);
    const owned = createContext({ ...options, actor, promoterIds, requestId: 'ticket-link' });
    return work(owned.ctx).finally(() => owned.release());
  }

  return {
    /**
     * Draws the valid tickets of an order as PDF, which its history records before they are sent; undefined for a link
     * that does not prove that its reader has or had one of them.
     */
    draw: async (link: TicketLink): Promise<Uint8Array | undefined> => {
      if (!ShowCode.safeParse(link.showCode).success || !OrderId.safeParse(link.orderId).success) return undefined;
      const promoterId = await runAt([], (ctx) => ctx.readLater((reader) => findPromoter(reader, link.showCode)));
      if (promoterId === undefined) return undefined;
      return runAt([promoterId], async (ctx) => {
        const read = await ctx.readLater((reader) => readPrint(reader, link));
        if (!read) return undefined;
        const { print, unrecorded } = read;
        if (unrecorded.length > 0) await recordOpening(ctx, link.orderId, { ...print, tickets: unrecorded });
        const sheet = await buildSheet(ctx.storage, print.facts, {
          tickets: print.tickets,
          purpose: 'REAL',
          culture: print.tickets[0]?.culture ?? print.facts.show.defaultCulture,
          isForPhone: link.form === 'PHONE',
          madeAt: ctx.now,
        });
        return (await renderTickets(sheet, promoterId)).pdf;
      });
    },
  };
}

async function findPromoter({ db }: Reader, showCode: string): Promise<number | undefined> {
  const [found] = await db
    .select({ promoterId: showCodes.promoterId })
    .from(showCodes)
    .where(eq(showCodes.showCode, showCode));
  return found?.promoterId;
}

/** Reads what a link prints, and which of its tickets were not recorded recently. */
async function readPrint(reader: Reader, { showCode, orderId, proof, form }: TicketLink) {
  const [show] = await reader.db.select().from(shows).where(eq(shows.showCode, showCode));
  if (!show) return undefined;
  const facts = await readTicketFacts(reader, show);
  const read = await readOrderTickets(reader, facts, { orderId }).catch(ignoreUnknown);
  if (read?.order.status !== 'ACTIVE') return undefined;
  const { order, tickets } = read;
  const proves = (barcodes: readonly PrintedTicket['barcode'][]) => isProved(orderId, toGuessproof(barcodes), proof);
  if (!proves(tickets.map(({ barcode }) => barcode)) && !proves(await readFormer(reader, order))) return undefined;
  const print: Print = { order, facts, tickets, form };
  const recorded = await readRecorded(reader, print);
  return { print, unrecorded: tickets.filter((ticket) => !recorded.has(readPrintedCode(facts, ticket))) };
}

/** A pre-printed barcode proves nothing: whoever knows the order could guess it. */
const toGuessproof = (barcodes: readonly PrintedTicket['barcode'][]): string[] =>
  barcodes.filter((barcode) => !isPreprinted(barcode)).map(({ value }) => value);

const FORMER = rowsOf(
  { barcode: column.text('r.barcode'), barcodeNumber: orNull(column.int('r.barcode_number')) },
  (list) => `
  select ${list} from revoked_barcodes r
  join order_items i on i.promoter_id = r.promoter_id and i.id = r.order_item_id
  where i.promoter_id = $1 and i.order_id = $2 and not exists (
    select from order_events e
    where e.promoter_id = i.promoter_id and e.order_id = i.order_id and e.at >= r.revoked_at
      and (e.type = 'TRANSFER' or e.type = 'BARCODE_CHANGE' and e.order_item_id = i.id))`,
);

/**
 * Reads the barcodes that tickets of the order had before they got new seats or were cancelled; none from before a
 * transfer, because they are known to the previous buyer, and none of a ticket that was pre-printed since.
 */
async function readFormer({ readRows }: Reader, { promoterId, id }: Print['order']) {
  const rows = await readRows(FORMER, [promoterId, id]);
  return rows.map(writeBarcode);
}

/** Reads the barcodes that a link has recently shown in the same form. */
async function readRecorded({ db, now }: Reader, { order, form }: Print): Promise<Set<string | null>> {
  const rows = await db
    .select({ code: orderEvents.before })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.promoterId, order.promoterId),
        eq(orderEvents.orderId, order.id),
        eq(orderEvents.type, 'PRINT'),
        eq(orderEvents.actorName, TICKET_LINK_ACTOR),
        eq(orderEvents.after, form),
        gt(orderEvents.at, new Date(now.getTime() - RECORDED_EVERY_MS)),
      ),
    );
  return new Set(rows.map(({ code }) => code));
}

const recordOpening = (ctx: Context, orderId: string, print: Print): Promise<void> =>
  ctx.change('order.print', async (change) => {
    await recordPrints(change, print);
    const { facts, tickets, form } = print;
    return { answer: undefined, show: facts.show, objectId: orderId, after: { tickets: tickets.length, form } };
  });

function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
}
