import { CreateOfferCode, CreateOfferCodeBatch } from '@parterre/contract/offer-codes';
import { toSlug } from '@parterre/contract/wire/to-slug';
import { createOfferCode, createOfferCodeBatch } from '../../apps/api/src/resources/events/offer-codes/create.ts';
import { listPriceGroups } from '../../apps/api/src/resources/events/price-groups/read.ts';
import { createShortUrl } from '../../apps/api/src/resources/events/short-urls/change.ts';
import { createPostage } from '../../apps/api/src/resources/promoters/promoters/postages/change.ts';
import { updatePromoter } from '../../apps/api/src/resources/promoters/promoters/update.ts';
import { HARBOUR_HALL, KULTURWERK } from '../demo-promoters.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';
import type { TourIds, TourKey } from '../tours.ts';
import { addPictures } from './add-pictures.ts';
import { addTicketDesigns } from './add-ticket-designs.ts';
import { addUnseatedExtras } from './add-unseated-extras.ts';

/**
 * Adds the parts of a set-up other than price types and seats: codes, comps, held places, links, ticket designs,
 * pictures and postages.
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
  await addTicketDesigns(setting, shows);
  if (setting.storage) await addPictures(setting, shows, tours);
}

const AGE_DAYS = 150;
const POSTAGES = [
  {
    promoter: HARBOUR_HALL,
    name: { 'en-GB': 'Standard mail' },
    amountMinor: 350,
    countryCodes: ['US'],
    isDefault: true,
  },
  { promoter: HARBOUR_HALL, name: { 'en-GB': 'Courier' }, amountMinor: 1_800, countryCodes: [], isDefault: false },
  {
    promoter: KULTURWERK,
    name: { de: 'Einschreiben', 'en-GB': 'Registered mail' },
    amountMinor: 490,
    countryCodes: ['DE', 'AT', 'CH'],
    isDefault: true,
  },
] as const;

/** Adds the ways to send tickets and the hosts that short links may lead to. */
async function addPostages(setting: DemoSetting): Promise<void> {
  const at = daysAgo(setting, AGE_DAYS);
  for (const { promoter, countryCodes, ...postage } of POSTAGES) {
    const moment = { promoterId: promoter.id, at, actor: 'Olivia Brandt' };
    const body = { ...postage, countryCodes: [...countryCodes], currency: promoter.currency };
    await runVerb(setting, moment, (ctx) => createPostage(ctx, { params: { code: promoter.code }, body }));
  }
  for (const promoter of [HARBOUR_HALL, KULTURWERK])
    await runVerb(setting, { promoterId: promoter.id, at, actor: 'Olivia Brandt' }, (ctx) =>
      updatePromoter(ctx, {
        params: { code: promoter.code },
        body: { linkHosts: [`tickets.${promoter.code}.example`] },
      }),
    );
}

const CODES_AGE_DAYS = 9;

/** Adds two codes that people share, one that has expired, and a batch of single-use codes. */
async function addOfferCodes(setting: DemoSetting, show: ReadyShow): Promise<void> {
  const { promoter, showCode } = show;
  const moment = { promoterId: promoter.id, at: daysAgo(setting, CODES_AGE_DAYS), actor: 'Mina Park' };
  const group = await runVerb(setting, moment, (ctx) => listPriceGroups(ctx, { params: { showCode } }));
  const priceGroupId = group.items[0]?.priceGroupId ?? 0;
  const params = { showCode, priceGroupId };
  const codes = [
    { code: 'FRIENDS-25', tag: 'Friends', effect: 'percentage', value: 2_500, mostUses: 200, mostPerOrder: 4 },
    { code: 'NEIGHBOURS', tag: 'Posters', effect: 'subtract', value: 500, mostPerCustomer: 1 },
    { code: 'SUMMER', tag: 'Posters', effect: 'percentage', value: 1_000, validUntilLocal: '2020-09-01T00:00:00' },
  ] as const;
  for (const code of codes)
    await runVerb(setting, moment, (ctx) => createOfferCode(ctx, { params, body: CreateOfferCode.parse(code) }));
  const batch = CreateOfferCodeBatch.parse({
    prefix: 'PRESS-',
    count: 30,
    tag: 'Press',
    effect: 'set-price',
    value: 0,
    mostUses: 1,
  });
  await runVerb(setting, moment, (ctx) => createOfferCodeBatch(ctx, { params, body: batch }));
  show.passedOnCode = { code: codes[0].code, ageDays: CODES_AGE_DAYS };
}

const LINKS_AGE_DAYS = 12;
/** The show's name is cut to this length, so that the place fits behind it in the link's title. */
const NAMED_MAX = 24;
const PLACES = ['Poster', 'Newsletter'] as const;

/** Adds one link for each place where the address is printed. */
async function addLinks(setting: DemoSetting, { promoter, showCode, spec }: ReadyShow): Promise<void> {
  const moment = { promoterId: promoter.id, at: daysAgo(setting, LINKS_AGE_DAYS), actor: 'Mina Park' };
  const slug = toSlug(spec.name[promoter.defaultCulture] ?? showCode)
    .slice(0, NAMED_MAX)
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
