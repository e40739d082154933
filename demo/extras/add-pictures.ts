import { IMAGE_MEDIA_TYPES } from '@parterre/contract/choices/image-sizes';
import { putArtistCampaignImage } from '../../apps/api/src/resources/events/artist-campaigns/images/campaign-images.ts';
import { putShowImage } from '../../apps/api/src/resources/ground/images/show-images.ts';
import { HARBOUR_HALL } from '../demo-promoters.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import { readData } from '../read-data.ts';
import type { ReadyShow } from '../set-up-show.ts';
import type { TourIds, TourKey } from '../tours.ts';

const AGE_DAYS = 11;

/** Adds posters drawn for the demo: every size for two shows, the large size for a campaign. */
export async function addPictures(
  setting: DemoSetting,
  shows: readonly ReadyShow[],
  { philharmonic }: Record<TourKey, TourIds>,
): Promise<void> {
  const at = daysAgo(setting, AGE_DAYS);
  const posters = [
    { title: 'Mahler: Symphony No. 5', bytes: readData('poster-blue.webp') },
    { title: 'Aladdin', bytes: readData('poster-red.webp') },
  ];
  for (const { title, bytes } of posters) {
    const show = shows.find(({ spec }) => Object.values(spec.name).includes(title));
    if (!show) continue;
    const moment = { promoterId: show.promoter.id, at, actor: 'Mina Park' };
    for (const mediaType of IMAGE_MEDIA_TYPES)
      await runVerb(setting, moment, (ctx) =>
        putShowImage(ctx, {
          params: { showCode: show.showCode },
          query: { mediaType },
          file: { name: 'poster.webp', bytes },
        }),
      );
  }
  const [poster] = posters;
  const { artistCampaignId } = philharmonic;
  if (poster)
    for (const mediaType of [18, 5] as const)
      await runVerb(setting, { promoterId: HARBOUR_HALL.id, at, actor: 'Mina Park' }, (ctx) =>
        putArtistCampaignImage(ctx, {
          params: { artistCampaignId },
          query: { mediaType },
          file: { name: 'poster.webp', bytes: poster.bytes },
        }),
      );
}
