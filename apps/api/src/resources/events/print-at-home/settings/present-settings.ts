import type { PrintAtHomeSettings, TicketImage } from '@parterre/contract/print-at-home';
import { toImageUrl } from '#resources/ground/images/read.ts';
import { chooseTerms, type EffectiveDesign } from './inherit.ts';
import type { TicketDesigns } from './read-designs.ts';

export function presentSettings({ campaign, prices, look, lookOf, revision }: TicketDesigns): PrintAtHomeSettings {
  return {
    campaign: campaign ? { artistCampaignId: campaign.id, name: campaign.name } : null,
    ...presentAll(look),
    images: presentImages(look),
    prices: prices.map(({ id, name }) => {
      const own = lookOf(id);
      return { priceTypeId: id, name, ...presentOwn(own), images: presentImages(own) };
    }),
    revision,
  };
}

/**
 * Includes the terms in every language of the tickets, and in languages with written terms that no ticket is printed
 * in.
 */
function presentAll(look: EffectiveDesign): Pick<PrintAtHomeSettings, 'values' | 'origins'> {
  const cultures = [...new Set([...look.values.languages, ...Object.keys(look.values.terms)])];
  const chosen = cultures
    .map((culture) => ({ culture, ...chooseTerms(look, culture) }))
    .filter(({ text }) => text !== '');
  return {
    values: { ...look.values, terms: Object.fromEntries(chosen.map(({ culture, text }) => [culture, text])) },
    origins: { ...look.origins, terms: Object.fromEntries(chosen.map(({ culture, origin }) => [culture, origin])) },
  };
}

/** Includes only the terms of the price type itself: the others are given once, with the show. */
function presentOwn({
  values: { languages: _, delivery: __, terms, ...values },
  origins: { languages: ___, delivery: ____, terms: termsOrigins, ...origins },
}: EffectiveDesign): Pick<PrintAtHomeSettings['prices'][number], 'values' | 'origins'> {
  const isOwn = ([culture]: [string, unknown]) => termsOrigins[culture] === 'PRICE_TYPE';
  return {
    values: { ...values, terms: Object.fromEntries(Object.entries(terms).filter(isOwn)) },
    origins: { ...origins, terms: Object.fromEntries(Object.entries(termsOrigins).filter(isOwn)) },
  };
}

export const presentImages = ({ images }: EffectiveDesign): TicketImage[] =>
  [...images.values()].map(({ row, origin }) => ({
    imageType: row.imageType,
    origin,
    url: toImageUrl(row.fileKey, 'webp'),
    jpegUrl: toImageUrl(row.fileKey, 'jpg'),
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    updatedAt: row.updatedAt.toISOString(),
  }));
