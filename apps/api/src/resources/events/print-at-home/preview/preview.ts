import type { UpdatePrintAtHomeSettings } from '@parterre/contract/print-at-home';
import * as endpoints from '@parterre/contract/print-at-home';
import type { Context, Reader } from '#context.ts';
import { renderTickets } from '#documents/tickets/render-tickets.ts';
import { requirePermission } from '#identity/require-permission.ts';
import { requirePrice } from '#resources/ground/price-rows/read-prices.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { type BinaryAnswer, verb } from '#verb.ts';
import { applyChange } from '../settings/change-settings.ts';
import { requireLanguage, requireLanguages } from '../settings/require-languages.ts';
import { buildSheet } from '../tickets/build-sheet.ts';
import { nameWarnings } from '../tickets/name-warnings.ts';
import { readTicketFacts } from '../tickets/read-ticket-facts.ts';
import { makeSamples, sampleOrder } from './sample-tickets.ts';

interface Wanted {
  showCode: string;
  languageCode: string;
  orderId?: string | undefined;
  priceTypeId?: number | undefined;
  settings?: UpdatePrintAtHomeSettings;
}

/**
 * Previews a ticket of every price type, or the tickets of an order for readers with `order:read`; FORBIDDEN for
 * others. Throws INVALID for an unknown language, NOT_FOUND for an order of another show, RULE_BROKEN for an order
 * without tickets and for too many tickets, BUSY.
 */
export const previewPrintAtHome = verb(endpoints.previewPrintAtHome, (ctx, { params, query }) =>
  preview(ctx, { ...params, ...query }),
);

/**
 * Previews the tickets of one price type; FORBIDDEN for an order without `order:read`. Throws INVALID, NOT_FOUND,
 * RULE_BROKEN, BUSY.
 */
export const previewPrintAtHomePrice = verb(endpoints.previewPrintAtHomePrice, (ctx, { params, query }) =>
  preview(ctx, { ...params, ...query }),
);

/**
 * Previews tickets with settings that are not saved yet; FORBIDDEN for an order without `order:read`. Throws INVALID,
 * NOT_FOUND, RULE_BROKEN, BUSY.
 */
export const previewPrintAtHomeChange = verb(endpoints.previewPrintAtHomeChange, (ctx, { params, body }) =>
  preview(ctx, { ...params, ...body }),
);

async function preview(ctx: Context, wanted: Wanted): Promise<BinaryAnswer> {
  const { facts, tickets } = await ctx.readLater((reader) => readTickets(ctx, reader, wanted));
  // No connection is held while pictures are read and the tickets are drawn.
  const sheet = await buildSheet(ctx.storage, facts, {
    tickets,
    purpose: 'SAMPLE',
    culture: wanted.languageCode,
    madeAt: ctx.now,
  });
  const { pdf, warnings } = await renderTickets(sheet, ctx.promoterIds[0]);
  return {
    bytes: pdf,
    fileName: `tickets-${wanted.showCode}.pdf`,
    headers: { 'ticket-warnings': nameWarnings(warnings) },
  };
}

async function readTickets(ctx: Context, reader: Reader, { showCode, languageCode, ...wanted }: Wanted) {
  const stored = await readTicketFacts(reader, await requireShow(reader, showCode));
  await requireLanguage(reader, languageCode);
  if (wanted.settings) await requireLanguages(reader, wanted.settings, 'settings.');
  const facts = wanted.settings ? { ...stored, ...applyChange(stored, wanted.settings) } : stored;
  if (wanted.priceTypeId !== undefined) requirePrice(facts.prices, wanted.priceTypeId);
  if (wanted.orderId !== undefined) requirePermission(ctx, 'order:read');
  const tickets =
    wanted.orderId === undefined
      ? await makeSamples(reader, facts, [languageCode], wanted.priceTypeId)
      : await sampleOrder(reader, facts, {
          orderId: wanted.orderId,
          culture: languageCode,
          priceTypeId: wanted.priceTypeId,
        });
  return { facts, tickets };
}
