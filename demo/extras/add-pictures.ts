import { IMAGE_MEDIA_TYPES } from '@parterre/contract/images';
import sharp from 'sharp';
import { putArtistCampaignImage } from '../../apps/api/src/resources/images/put-artist-campaign-image.ts';
import { putShowImage } from '../../apps/api/src/resources/images/put-show-image.ts';
import { HARBOUR_HALL } from '../demo-promoters.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';
import type { TourIds, TourKey } from '../tours.ts';

const AGE_DAYS = 11;
const SIZE = { width: 2560, height: 1440 };

/** Posters drawn for the demo: all sizes for two events, the large one for a campaign. */
export async function addPictures(
  setting: DemoSetting,
  shows: readonly ReadyShow[],
  { philharmonic }: Record<TourKey, TourIds>,
): Promise<void> {
  const at = daysAgo(setting, AGE_DAYS);
  const posters = [
    { title: 'Mahler: Symphony No. 5', bytes: await drawPoster(['#1d2b53', '#5c48c6', '#f0b35a']) },
    { title: 'Aladdin', bytes: await drawPoster(['#3b1054', '#a3323f', '#f6d365']) },
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
          file: { name: 'poster.png', bytes },
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
          file: { name: 'poster.png', bytes: poster.bytes },
        }),
      );
}

/** Rings like rows of seats around a stage, in three colours. */
function drawPoster([ground, row, light]: readonly [string, string, string]): Promise<Buffer> {
  const { width, height } = SIZE;
  const rings = Array.from({ length: 14 }, (_, index) => {
    const radius = 240 + index * 110;
    return `<circle cx="${width / 2}" cy="${height + 60}" r="${radius}" fill="none" stroke="${row}" stroke-opacity="${1 - index / 16}" stroke-width="26" stroke-dasharray="26 22"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${rings.join('')}<ellipse cx="${width / 2}" cy="${height + 40}" rx="260" ry="150" fill="${light}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
