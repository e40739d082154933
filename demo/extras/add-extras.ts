import { toSlug } from '@parterre/contract/wire/to-slug';
import { createShortUrl } from '../../apps/api/src/resources/events/short-urls/change.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';
import type { TourIds, TourKey } from '../tours.ts';
import { addOfferCodes } from './add-offer-codes.ts';
import { addPictures } from './add-pictures.ts';
import { addPostages } from './add-postages.ts';
import { addUnseatedExtras } from './add-unseated-extras.ts';

/**
 * Adds everything of a set-up that is neither a ticket nor a seat: codes, comps, held places, links, pictures and
 * postages.
 */
export async function addExtras(
  setting: DemoSetting,
  shows: readonly ReadyShow[],
  tours: Record<TourKey, TourIds>,
): Promise<void> {
  await addPostages(setting);
  const named = (title: string) => shows.find(({ spec }) => Object.values(spec.name).includes(title));
  for (const title of ['Mahler: Symphony No. 5', 'Aladdin', 'Nordische Jazznacht', 'Weihnachtsmärchen']) {
    const show = named(title);
    if (!show) throw new Error(`The demo has no event ${title}`);
    await addOfferCodes(setting, show);
    await addLinks(setting, show);
  }
  for (const title of ['Fluttercon USA', 'Neujahrs-Kabarett']) {
    const show = named(title);
    if (show) await addUnseatedExtras(setting, show);
  }
  if (setting.storage) await addPictures(setting, shows, tours);
}

const AGE_DAYS = 12;
/** The show's name is cut to this length, so that the place fits behind it in the link's title. */
const MOST_NAMED = 24;
const PLACES = ['Poster', 'Newsletter'] as const;

/** Adds one link for each place where the address is printed. */
async function addLinks(setting: DemoSetting, { promoter, showCode, spec }: ReadyShow): Promise<void> {
  const moment = { promoterId: promoter.id, at: daysAgo(setting, AGE_DAYS), actor: 'Mina Park' };
  const slug = toSlug(spec.name[promoter.defaultCulture] ?? showCode)
    .slice(0, MOST_NAMED)
    .replace(/-$/, '');
  for (const place of PLACES)
    await runVerb(setting, moment, (ctx) =>
      createShortUrl(ctx, {
        body: {
          showCode,
          title: place,
          slug: `${slug}-${place.toLowerCase()}`,
          targetUrl: `https://tickets.${promoter.code}.example/${slug}?from=${place.toLowerCase()}`,
          isActive: true,
        },
      }),
    );
}
