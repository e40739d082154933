import type { TextByCulture } from '@parterre/contract/wire/values';
import { createArtistCampaign } from '../apps/api/src/resources/events/artist-campaigns/change.ts';
import { createTour } from '../apps/api/src/resources/events/tours/change.ts';
import { createPerformingArtist } from '../apps/api/src/resources/ground/lookups/performing-artists.ts';
import { type DemoPromoter, HARBOUR_HALL, KULTURWERK } from './demo-promoters.ts';
import { type DemoSetting, daysAgo, runVerb } from './demo-setting.ts';

/** The names by which the programmes refer to their tours. */
export type TourKey = 'philharmonic' | 'broadway' | 'festival';

interface TourSpec {
  promoter: DemoPromoter;
  name: TextByCulture;
  description: TextByCulture;
  /** The campaign that the tour is sold with. It is named by its artist. */
  campaign: { artist: string; name: TextByCulture; description: TextByCulture };
}

const TOURS: Record<TourKey, TourSpec> = {
  philharmonic: {
    promoter: HARBOUR_HALL,
    name: { 'en-GB': 'Philharmonic season', de: 'Philharmonische Saison' },
    description: { 'en-GB': '<p>Subscription concerts, chamber music and film with orchestra.</p>' },
    campaign: {
      artist: 'New York Philharmonic',
      name: { 'en-GB': 'New York Philharmonic' },
      description: {
        'en-GB': '<p>The orchestra at home, from <strong>Bach</strong> to <strong>Williams</strong>.</p>',
      },
    },
  },
  broadway: {
    promoter: HARBOUR_HALL,
    name: { 'en-GB': 'Aladdin: the run', de: 'Aladdin: die Spielzeit' },
    description: { 'en-GB': '<p>Eight performances a week.</p>' },
    campaign: {
      artist: 'Aladdin Company',
      name: { 'en-GB': 'Aladdin' },
      description: { 'en-GB': '<p>The musical, with a new cast from Tuesday.</p>' },
    },
  },
  festival: {
    promoter: KULTURWERK,
    name: { de: 'Bibliotheksfestival', 'en-GB': 'Library festival' },
    description: { de: '<p>Drei Tage, zwei Bühnen.</p>', 'en-GB': '<p>Three days, two stages.</p>' },
    campaign: {
      artist: 'Auloffée Adventure',
      name: { de: 'Literatur am Kai', 'en-GB': 'Literature on the quay' },
      description: { de: '<p>Lesungen, Führungen und Werkstätten.</p>' },
    },
  },
};

/** The ids of a tour and of its campaign, which a show of the tour needs. */
export interface TourIds {
  tourId: number;
  artistCampaignId: number;
}

const AGE_DAYS = 120;

export async function loadTours(setting: DemoSetting): Promise<Record<TourKey, TourIds>> {
  return {
    philharmonic: await loadTour(setting, TOURS.philharmonic),
    broadway: await loadTour(setting, TOURS.broadway),
    festival: await loadTour(setting, TOURS.festival),
  };
}

function loadTour(setting: DemoSetting, { promoter, name, description, campaign }: TourSpec): Promise<TourIds> {
  const { code: promoterCode, id: promoterId } = promoter;
  return runVerb(setting, { promoterId, at: daysAgo(setting, AGE_DAYS), actor: 'Emil Okafor' }, (ctx) =>
    ctx.change('tour.create', async (change) => {
      const artist = await createPerformingArtist(change, { body: { promoterCode, name: campaign.artist } });
      const performingArtistIds = [artist.performingArtistId];
      const { artistCampaignId } = await createArtistCampaign(change, {
        body: { promoterCode, name: campaign.name, description: campaign.description, performingArtistIds },
      });
      const { tourId } = await createTour(change, {
        body: {
          promoterCode,
          name,
          description,
          artistCampaignId,
          performingArtistIds,
          planIds: [],
          defaultPlanId: null,
        },
      });
      return { answer: { tourId, artistCampaignId }, promoterId, objectId: tourId, after: { name } };
    }),
  );
}
