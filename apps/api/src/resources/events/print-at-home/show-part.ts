import { and, eq } from 'drizzle-orm';
import type { OwnTicketSettings } from '#db/schema/events/print-at-home.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';
import { copyDesigns, type MatchDesigns, removeDesigns } from './copy-designs.ts';

export const printAtHomeOfShow: ShowPart = {
  /** Includes the looks of its price types. */
  async remove(change, show) {
    await removeDesigns(change, show.promoterId, ofShow(show));
    return {};
  },

  /** Copied price types keep their own looks. */
  async copy(change, { source, chosen, copies }) {
    if (!chosen.has('print-at-home')) return;
    const strip = (own: OwnTicketSettings) =>
      chosen.has('texts') ? own : dropTranslations(own, source.defaultCulture);
    await copyDesigns(change, ofShow(source), copies, strip);
  },
};

const ofShow =
  ({ promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>): MatchDesigns =>
  (table) =>
    and(eq(table.promoterId, promoterId), eq(table.showId, id));

function dropTranslations({ terms = {}, ...own }: OwnTicketSettings, culture: string): OwnTicketSettings {
  const text = terms[culture];
  return text === undefined ? own : { ...own, terms: { [culture]: text } };
}
