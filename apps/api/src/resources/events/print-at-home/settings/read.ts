import * as endpoints from '@parterre/contract/print-at-home';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { findDefaultTerms } from '#texts/ticket-terms.ts';
import { verb } from '#verb.ts';
import { presentSettings } from './present-settings.ts';
import { readTicketDesigns } from './read-designs.ts';
import { requireLanguage } from './require-languages.ts';

export const getPrintAtHomeSettings = verb(endpoints.getPrintAtHomeSettings, async (ctx, { params }) =>
  presentSettings(await readTicketDesigns(ctx, await requireShow(ctx, params.showCode))),
);

/** Throws INVALID for an unknown language. */
export const getPrintAtHomeDefaultTerms = verb(
  endpoints.getPrintAtHomeDefaultTerms,
  async (ctx, { params, query: { languageCode } }) => {
    await requireShow(ctx, params.showCode);
    await requireLanguage(ctx, languageCode);
    return { languageCode, terms: findDefaultTerms(languageCode) };
  },
);
