import * as endpoints from '@parterre/contract/print-at-home';
import { requireRevision } from '#context/require-revision.ts';
import { lockShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { changeSettings } from './change-settings.ts';
import { presentSettings } from './present-settings.ts';
import { readTicketDesigns } from './read-designs.ts';
import { requireLanguages } from './require-languages.ts';
import { describeSettings, writeSettings } from './write-settings.ts';

/**
 * Changes the look of a show's tickets; null resets a value, so that the inherited one applies again. Throws STALE,
 * INVALID for a price type of another show, an unknown language and duplicates. Needs `pah:write`.
 */
export const updatePrintAtHomeSettings = verb(endpoints.updatePrintAtHomeSettings, (ctx, { params, body }) =>
  ctx.change('print-at-home.update', async (change) => {
    const show = await lockShow(change, params.showCode);
    const before = await readTicketDesigns(change, show);
    requireRevision(change, before);
    await requireLanguages(change, body);
    const { own, prices } = changeSettings(before, body);
    const row = { promoterId: show.promoterId, showId: show.id, revision: before.revision + 1 };
    await writeSettings(change, [
      { ...row, ownerKind: 'show', ownerId: show.id, settings: own },
      ...prices.map(({ price, after }) => ({
        ...row,
        ownerKind: 'price-type' as const,
        ownerId: price.id,
        settings: after,
      })),
    ]);
    for (const { price, before: old, after } of prices)
      change.recordPart('print-at-home.update', {
        show,
        object: 'price',
        objectId: price.id,
        before: { name: price.name, ...describeSettings(old) },
        after: { name: price.name, ...describeSettings(after) },
      });
    return {
      answer: presentSettings(await readTicketDesigns(change, show)),
      show,
      objectId: show.id,
      before: describeSettings(before.ownOf('show', show.id).settings),
      after: describeSettings(own),
      revision: row.revision,
    };
  }),
);
