import { timingSafeEqual } from 'node:crypto';
import type { TICKET_FORMS } from '@parterre/contract/choices/print-at-home-choices';
import { OrderId, ShowCode } from '@parterre/contract/wire/values';
import { eq } from 'drizzle-orm';
import type { Addresses } from '../../../../addresses.ts';
import { createContext } from '../../../../context/create-context.ts';
import type { Context, Reader } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import { showCodes, shows } from '../../../../db/schema/events/shows.ts';
import { renderTickets } from '../../../../documents/tickets/render-tickets.ts';
import { AppError } from '../../../../errors.ts';
import { systemActor } from '../../../../identity/actor.ts';
import type { Log } from '../../../../log.ts';
import type { Storage } from '../../../../storage/storage.ts';
import { buildSheet } from './build-sheet.ts';
import { readOrderTickets } from './read-order-tickets.ts';
import { readTicketFacts } from './read-ticket-facts.ts';
import { proveTicket } from './ticket-link.ts';

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
  form: (typeof TICKET_FORMS)[number];
}

/** Opens the links that mails of tickets have. Nobody is signed in: the link itself proves who may read. */
export function openTicketLinks(options: TicketLinksOptions) {
  async function runAt<Answer>(promoterIds: readonly number[], work: (ctx: Context) => Promise<Answer>) {
    const actor = systemActor('Ticket link', promoterIds);
    const owned = createContext({ ...options, actor, promoterIds, requestId: 'ticket-link' });
    return work(owned.ctx).finally(() => owned.release());
  }

  return {
    /** The standing tickets of an order as PDF; nothing for a link that does not prove that its reader has one. */
    draw: async (link: TicketLink): Promise<Uint8Array | undefined> => {
      if (!ShowCode.safeParse(link.showCode).success || !OrderId.safeParse(link.orderId).success) return undefined;
      const promoterId = await runAt([], (ctx) => ctx.readLater((reader) => findPromoter(reader, link.showCode)));
      if (promoterId === undefined) return undefined;
      return runAt([promoterId], async (ctx) => {
        const sheet = await ctx.readLater((reader) => readSheet(ctx, reader, link));
        return sheet && (await renderTickets(sheet, promoterId)).pdf;
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

async function readSheet({ storage, now }: Context, reader: Reader, { showCode, orderId, proof, form }: TicketLink) {
  const [show] = await reader.db.select().from(shows).where(eq(shows.showCode, showCode));
  if (!show) return undefined;
  const facts = await readTicketFacts(reader, show);
  const read = await readOrderTickets(reader, facts, { orderId }).catch(ignoreUnknown);
  if (read?.order.status !== 'ACTIVE') return undefined;
  const { items, tickets } = read;
  if (!items.some(({ barcode }) => isSame(proveTicket({ orderId, barcode }), proof))) return undefined;
  const [first] = tickets;
  return buildSheet(storage, facts, {
    tickets,
    purpose: 'REAL',
    culture: first?.culture ?? show.defaultCulture,
    isForPhone: form === 'PHONE',
    madeAt: now,
  });
}

function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
}

/** Takes as long for a nearly right proof as for any other. */
function isSame(proof: string, given: string): boolean {
  const [a, b] = [Buffer.from(proof), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
