import * as endpoints from '@parterre/contract/print-at-home';
import type { Context } from '../../../../context.ts';
import { renderTickets } from '../../../../documents/tickets/render-tickets.ts';
import { verb } from '../../../../verb.ts';
import { requireShow } from '../../show-rows/require-show.ts';
import { buildSheet } from '../tickets/build-sheet.ts';
import { readTicketFacts } from '../tickets/read-ticket-facts.ts';
import { makeSamples } from './sample-tickets.ts';

/**
 * What is wrong with the tickets of a show in every language and price type, or the sheet of them. Throws RULE_BROKEN
 * for too many of them, BUSY.
 */
export const getPrintAtHomeProof = verb(
  endpoints.getPrintAtHomeProof,
  async (ctx, { params }) => {
    const { samples, warnings } = await drawProof(ctx, params.showCode);
    return {
      tickets: samples.length,
      warnings: warnings.map(({ ticket, code, about }) => ({
        code,
        about: about ?? null,
        languageCode: samples[ticket]?.culture ?? '',
        priceTypeId: samples[ticket]?.priceTypeId ?? null,
      })),
    };
  },
  {
    'application/pdf': async (ctx, { params }) => {
      const { pdf } = await drawProof(ctx, params.showCode);
      return { fileName: `proof-${params.showCode}.pdf`, chunks: once(pdf) };
    },
  },
);

async function drawProof(ctx: Context, showCode: string) {
  const { samples, sheet } = await ctx.readLater(async (reader) => {
    const facts = await readTicketFacts(reader, await requireShow(reader, showCode));
    const samples = makeSamples(facts, facts.look.values.languages);
    const { defaultCulture: culture } = facts.show;
    const sheet = await buildSheet(ctx.storage, facts, {
      tickets: samples,
      purpose: 'PROOF',
      culture,
      madeAt: ctx.now,
    });
    return { samples, sheet };
  });
  return { samples, ...(await renderTickets(sheet, ctx.promoterIds[0])) };
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
