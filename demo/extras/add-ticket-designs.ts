import type { UpdatePrintAtHomeSettings } from '@parterre/contract/print-at-home';
import { listPrices } from '../../apps/api/src/resources/events/prices/read.ts';
import { putPrintAtHomeImage } from '../../apps/api/src/resources/events/print-at-home/images/change.ts';
import { putPrintAtHomeCampaignCopy } from '../../apps/api/src/resources/events/print-at-home/settings/campaign-copy.ts';
import { updatePrintAtHomeSettings } from '../../apps/api/src/resources/events/print-at-home/settings/update.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import { readData } from '../read-data.ts';
import type { ReadyShow } from '../set-up-show.ts';

const AGE_DAYS = 10;

/** The ticket design of a season: its campaign has it, and so do all its shows. */
const SEASON: UpdatePrintAtHomeSettings = {
  colour: '#2F50D8',
  ticketsPerPage: 2,
  terms: {
    'en-GB':
      'The doors of the hall close when the music begins; latecomers are admitted at the first break.\nPlease switch telephones off. Pictures and recordings are not allowed.',
    de: 'Mit Beginn der Musik schließen die Türen; Einlass für Verspätete in der ersten Pause.\nBitte schalten Sie Telefone aus. Bild- und Tonaufnahmen sind nicht erlaubt.',
  },
};

/** Adds ticket designs: one shared by a season, one of a show, and one of a price type. */
export async function addTicketDesigns(setting: DemoSetting, shows: readonly ReadyShow[]): Promise<void> {
  const mahler = requireNamed(shows, 'Mahler: Symphony No. 5');
  await update(setting, mahler, SEASON);
  await runVerb(setting, momentOf(setting, mahler), (ctx) =>
    putPrintAtHomeCampaignCopy(ctx, { params: { showCode: mahler.showCode }, body: { direction: 'TO_CAMPAIGN' } }),
  );
  const [first] = await readPriceIds(setting, mahler);
  await update(setting, mahler, {
    languages: ['en-GB', 'de', 'fr'],
    ...(first === undefined ? {} : { prices: [{ priceTypeId: first, barcode: 'CODE_128', hiddenFields: ['PRICE'] }] }),
  });
  await addBanner(setting, mahler, 'poster-blue.webp');
  const aladdin = requireNamed(shows, 'Aladdin');
  await update(setting, aladdin, { colour: '#A3323F', barcode: 'AZTEC' });
  await addBanner(setting, aladdin, 'poster-red.webp');
  await update(setting, requireNamed(shows, 'Nordische Jazznacht'), { paper: 'ROLL_80', delivery: 'LINKED' });
}

function requireNamed(shows: readonly ReadyShow[], title: string): ReadyShow {
  const show = shows.find(({ spec }) => Object.values(spec.name).includes(title));
  if (!show) throw new Error(`The demo has no event ${title}`);
  return show;
}

const momentOf = (setting: DemoSetting, { promoter }: ReadyShow) => ({
  promoterId: promoter.id,
  at: daysAgo(setting, AGE_DAYS),
  actor: 'Mina Park',
});

const update = (setting: DemoSetting, show: ReadyShow, body: UpdatePrintAtHomeSettings) =>
  runVerb(setting, momentOf(setting, show), (ctx) =>
    updatePrintAtHomeSettings(ctx, { params: { showCode: show.showCode }, body }),
  );

async function addBanner(setting: DemoSetting, show: ReadyShow, file: string): Promise<void> {
  if (!setting.storage) return;
  const params = { showCode: show.showCode };
  const picture = { name: 'poster.webp', bytes: readData(file) };
  await runVerb(setting, momentOf(setting, show), (ctx) =>
    putPrintAtHomeImage(ctx, { params, query: { imageType: 'BANNER' }, file: picture }),
  );
}

async function readPriceIds(setting: DemoSetting, show: ReadyShow): Promise<number[]> {
  const params = { showCode: show.showCode };
  const { items } = await runVerb(setting, momentOf(setting, show), (ctx) => listPrices(ctx, { params, query: {} }));
  return items.map(({ priceTypeId }) => priceTypeId);
}
