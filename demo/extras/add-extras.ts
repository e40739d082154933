import type { DemoSetting } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';
import type { TourIds, TourKey } from '../tours.ts';
import { addLinks } from './add-links.ts';
import { addOfferCodes } from './add-offer-codes.ts';
import { addPictures } from './add-pictures.ts';
import { addPostages } from './add-postages.ts';
import { addUnseatedExtras } from './add-unseated-extras.ts';

/** What a set-up has beside tickets and seats: codes, comps, holds of places, links, pictures and postages. */
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
