import type { Tour } from '@parterre/contract/tours';
import { dropBlankCultures, fillCultures } from '../../../forms/fill-cultures.ts';
import type { ConfirmedTexts } from '../../../forms/translation/confirmed-texts.ts';

/** What the form of a tour holds. */
export interface TourValues {
  name: Record<string, string>;
  description: Record<string, string>;
  artistCampaignId: number | null;
  performingArtistIds: number[];
  planIds: number[];
  /** One of the plans; null: the default of the venue stands. */
  defaultPlanId: number | null;
  confirmedTexts: ConfirmedTexts;
}

export const newTourValues = (cultures: readonly string[], artistCampaignId: number | null): TourValues => ({
  name: fillCultures({}, cultures),
  description: fillCultures({}, cultures),
  artistCampaignId,
  performingArtistIds: [],
  planIds: [],
  defaultPlanId: null,
  confirmedTexts: {},
});

export const toTourValues = (tour: Tour, cultures: readonly string[]): TourValues => ({
  name: fillCultures(tour.name, cultures),
  description: fillCultures(tour.description, cultures),
  artistCampaignId: tour.artistCampaign?.artistCampaignId ?? null,
  performingArtistIds: tour.performingArtistIds,
  planIds: tour.plans.map(({ id }) => id),
  defaultPlanId: tour.plans.find(({ isDefault }) => isDefault)?.id ?? null,
  confirmedTexts: {},
});

/** What a new tour is made of. */
export const toNewTourBody = ({ confirmedTexts: _, ...values }: TourValues) => ({
  ...values,
  name: dropBlankCultures(values.name),
  description: dropBlankCultures(values.description),
});

/** What is sent of a change; languages without words are left out. */
export function toTourBody<Part extends Partial<TourValues>>({ name, description, ...rest }: Part) {
  return {
    ...rest,
    ...(name ? { name: dropBlankCultures(name) } : {}),
    ...(description ? { description: dropBlankCultures(description) } : {}),
  };
}
