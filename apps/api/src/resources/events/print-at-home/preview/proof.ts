import * as endpoints from '@parterre/contract/print-at-home';
import { PDF } from '@parterre/contract/wire/file-types';
import type { Context } from '#context.ts';
import { renderTickets } from '#documents/tickets/render-tickets.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { buildSheet, TICKETS_MAX } from '../tickets/build-sheet.ts';
import { readTicketFacts } from '../tickets/read-ticket-facts.ts';
import { makeSamples } from './sample-tickets.ts';

/**
 * Reports the warnings about a show's tickets in every language and price type, or returns a sheet with all of them;
 * beyond the maximum, only the first ones. Throws BUSY.
 */
export const getPrintAtHomeProof = verb(
  endpoints.getPrintAtHomeProof,
  async (ctx, { params }) => {
    const { samples, all, warnings } = await drawProof(ctx, params.showCode);
    return {
      tickets: samples.length,
      of: all,
      warnings: warnings.map(({ ticket, code, about }) => ({
        code,
        about: about ?? null,
        languageCode: samples[ticket]?.culture ?? '',
        priceTypeId: samples[ticket]?.priceTypeId ?? null,
      })),
    };
  },
  {
    [PDF]: async (ctx, { params }) => {
      const { pdf } = await drawProof(ctx, params.showCode);
      return { fileName: `proof-${params.showCode}.pdf`, chunks: once(pdf) };
    },
  },
);

async function drawProof(ctx: Context, showCode: string) {
  const { facts, every } = await ctx.readLater(async (reader) => {
    const facts = await readTicketFacts(reader, await requireShow(reader, showCode));
    return { facts, every: await makeSamples(reader, facts, facts.look.values.languages) };
  });
  // No connection is held while pictures are read and the tickets are drawn.
  const [samples, all] = [every.slice(0, TICKETS_MAX), every.length];
  const sheet = await buildSheet(ctx.storage, facts, {
    tickets: samples,
    purpose: 'PROOF',
    culture: facts.show.defaultCulture,
    madeAt: ctx.now,
  });
  const title = all > samples.length ? `${sheet.title} (${samples.length} / ${all})` : sheet.title;
  return { samples, all, ...(await renderTickets({ ...sheet, title }, ctx.promoterIds[0])) };
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
