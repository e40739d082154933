import type { Tour } from '@parterre/contract/tours';
import type { PlaceError } from '#forms/object/use-app-form.ts';
import { fillCultures } from '#forms/translation/text-languages.ts';
import type { ProgrammeValues } from '#programme/list/programme-query.ts';

export type TourPlan = Pick<Tour['plans'][number], 'id' | 'name' | 'venueName'>;

export interface TourValues extends ProgrammeValues {
  artistCampaignId: number | null;
  planIds: number[];
  /** One of the plans; null uses the venue's default. */
  defaultPlanId: number | null;
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

/** Errors of the default plan are shown at the list of plans, where it is chosen. */
export const placeTourError: PlaceError<TourValues> = ({ field }) => ({
  field: field === 'defaultPlanId' ? 'planIds' : field,
});
