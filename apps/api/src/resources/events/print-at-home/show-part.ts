import { and, eq } from 'drizzle-orm';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';
import { copyDesigns, type MatchDesigns, removeDesigns } from './copy-designs.ts';

export const printAtHomeOfShow: ShowPart = {
  /** Includes the looks of its price types. */
  async remove(change, show) {
    await removeDesigns(change, show.promoterId, ofShow(show));
    return {};
  },

  /** Copied price types keep their own looks. Terms are settings, which are copied in all languages. */
  async copy(change, { source, chosen, copies }) {
    if (!chosen.has('print-at-home')) return;
    await copyDesigns(change, ofShow(source), copies);
  },
};

const ofShow =
  ({ promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>): MatchDesigns =>
  (table) =>
    and(eq(table.promoterId, promoterId), eq(table.showId, id));
