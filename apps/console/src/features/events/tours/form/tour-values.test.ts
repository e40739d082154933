import type { Tour } from '@parterre/contract/tours';
import { describe, expect, it } from 'vitest';
import { toProgrammeBody } from '#programme/list/programme-query.ts';
import { newTourValues, type TourValues, toTourValues } from './tour-values.ts';

const tour: Tour = {
  tourId: 1,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Winter' },
  description: {},
  outdatedTexts: {},
  artistCampaign: { artistCampaignId: 7, name: { 'en-GB': 'The campaign' } },
  performingArtistIds: [3],
  plans: [
    { id: 11, name: 'Hall', venueId: 5, venueName: 'Merkin Hall', isDefault: false },
    { id: 12, name: 'Stage', venueId: 5, venueName: 'Merkin Hall', isDefault: true },
  ],
  showCount: 0,
  firstShowOn: null,
  lastShowOn: null,
  nextShowOn: null,
  revision: 1,
};

describe('the values of a tour', () => {
  it('are its texts in every language, and ids', () => {
    expect(toTourValues(tour, ['en-GB', 'de'])).toEqual({
      name: { 'en-GB': 'Winter', de: '' },
      description: { 'en-GB': '', de: '' },
      artistCampaignId: 7,
      performingArtistIds: [3],
      planIds: [11, 12],
      defaultPlanId: 12,
      confirmedTexts: {},
    });
  });

  it('are sent without the languages nobody wrote in, and only those that changed', () => {
    expect(toProgrammeBody({ name: { 'en-GB': 'Winter', de: ' ' } })).toEqual({ name: { 'en-GB': 'Winter' } });
    expect(toProgrammeBody<Partial<TourValues>>({ defaultPlanId: null })).toEqual({ defaultPlanId: null });
  });

  it('of a new one start with the campaign it is made from', () => {
    expect(newTourValues(['en-GB'], 7)).toMatchObject({ name: { 'en-GB': '' }, artistCampaignId: 7, planIds: [] });
  });
});
