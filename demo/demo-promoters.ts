import { promoters, taxRates } from '../apps/api/src/db/schema/promoters/promoters.ts';
import { runAsSystem } from '../apps/api/src/db/system.ts';
import { newId } from '../apps/api/src/ids.ts';
import type { DemoSetting } from './demo-setting.ts';

export interface DemoPromoter {
  id: number;
  code: string;
  name: string;
  defaultCulture: string;
  cultures: string[];
  currency: string;
  countryCode: string;
  timeZone: string;
  /** The partner site that sells some of the promoter's shows. */
  partnerSiteId: number;
  /** Tax rates by name; the first is the default. */
  taxRates: [name: string, rateBasisPoints: number][];
}

export const HARBOUR_HALL: DemoPromoter = {
  id: 2,
  code: 'harbour-hall',
  name: 'Harbour & Hall',
  defaultCulture: 'en-GB',
  cultures: ['en-GB', 'de'],
  currency: 'USD',
  countryCode: 'US',
  timeZone: 'America/New_York',
  partnerSiteId: 2,
  taxRates: [
    ['Exempt admission', 0],
    ['Sales tax', 888],
  ],
};

export const KULTURWERK: DemoPromoter = {
  id: 3,
  code: 'kulturwerk-nord',
  name: 'Kulturwerk Nord',
  defaultCulture: 'de',
  cultures: ['de', 'en-GB'],
  currency: 'EUR',
  countryCode: 'DE',
  timeZone: 'Europe/Berlin',
  partnerSiteId: 3,
  taxRates: [
    ['Ermäßigter Satz', 700],
    ['Regelsatz', 1900],
  ],
};

export const TAOYUAN_SPORTS: DemoPromoter = {
  id: 4,
  code: 'taoyuan-sports',
  name: 'Taoyuan Sports & Live',
  defaultCulture: 'en-GB',
  cultures: ['en-GB'],
  currency: 'TWD',
  countryCode: 'TW',
  timeZone: 'Asia/Taipei',
  partnerSiteId: 5,
  taxRates: [['VAT', 500]],
};

export const DEMO_PROMOTERS = [HARBOUR_HALL, KULTURWERK, TAOYUAN_SPORTS] as const;

/** The id of each promoter's default tax rate, by promoter id. */
export type TaxRateIds = ReadonlyMap<number, number>;

export async function createDemoPromoters({ database }: DemoSetting): Promise<TaxRateIds> {
  const rates = DEMO_PROMOTERS.flatMap((promoter) =>
    promoter.taxRates.map(([name, rateBasisPoints], index) => ({
      promoterId: promoter.id,
      id: newId(),
      name,
      rateBasisPoints,
      isDefault: index === 0,
    })),
  );
  await runAsSystem(database, async (db) => {
    await db
      .insert(promoters)
      .values(DEMO_PROMOTERS.map(({ partnerSiteId: _, taxRates: __, ...promoter }) => promoter));
    await db.insert(taxRates).values(rates);
  });
  return new Map(rates.filter(({ isDefault }) => isDefault).map(({ promoterId, id }) => [promoterId, id]));
}
