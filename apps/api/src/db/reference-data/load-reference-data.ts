import { COMP_STATUS_CODE, PAUSED_STATUS_CODE, STANDARD_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import { sql } from 'drizzle-orm';
import { inEveryLanguage } from '#texts/pick-language.ts';
import type { Database } from '../database.ts';
import { categories, countries, cultures, itemTypes, partnerSites, statusCodes } from '../schema/promoters/lookups.ts';
import { CATALOGUE_CODE, promoters, SYSTEM_PROMOTER_ID } from '../schema/promoters/promoters.ts';
import { runAsSystem } from '../system.ts';
import countryList from './countries.json' with { type: 'json' };

/** Fills the tables that belong to no promoter. It runs at every start and changes no existing row. */
export async function loadReferenceData(database: Database): Promise<void> {
  await runAsSystem(database, async (db) => {
    await db.insert(promoters).values(SYSTEM_PROMOTER).onConflictDoNothing();
    await db.insert(cultures).values(CULTURES).onConflictDoNothing();
    await db.insert(statusCodes).values(STATUS_CODES).onConflictDoNothing();
    await db.insert(categories).values(CATEGORIES).onConflictDoNothing();
    await db.insert(countries).values(countryList).onConflictDoNothing();
    await db.insert(itemTypes).values(ITEM_TYPES).onConflictDoNothing();
    await db
      .insert(partnerSites)
      .values(PARTNER_SITES)
      .onConflictDoUpdate({ target: partnerSites.id, set: { host: sql`excluded.host` } });
  });
}

const SYSTEM_PROMOTER = {
  id: SYSTEM_PROMOTER_ID,
  code: CATALOGUE_CODE,
  name: 'Public catalogue',
  cultures: ['en-GB'],
  currency: 'GBP',
  countryCode: 'GB',
  timeZone: 'Europe/London',
};

const CULTURES = [
  { code: 'en-GB', name: 'English', nativeName: 'English' },
  { code: 'fr', name: 'French', nativeName: 'Français' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português' },
  { code: 'fr-CH', name: 'French (Switzerland)', nativeName: 'Français (Suisse)' },
  { code: 'pt-BR', name: 'Portuguese (Brazil)', nativeName: 'Português (Brasil)' },
];

const STATUS_CODES = [
  { code: STANDARD_STATUS_CODE, name: 'Standard', kind: 'standard' as const },
  { code: PAUSED_STATUS_CODE, name: 'Paused', kind: 'standard' as const },
  { code: COMP_STATUS_CODE, name: 'Complimentary', kind: 'comp' as const },
];

const CATEGORIES = [
  { id: 1, name: inEveryLanguage(({ categories }) => categories.classical) },
  { id: 2, name: inEveryLanguage(({ categories }) => categories.opera) },
  { id: 3, name: inEveryLanguage(({ categories }) => categories.theatre) },
  { id: 4, name: inEveryLanguage(({ categories }) => categories.pop) },
  { id: 5, name: inEveryLanguage(({ categories }) => categories.jazz) },
  { id: 6, name: inEveryLanguage(({ categories }) => categories.sport) },
  { id: 7, name: inEveryLanguage(({ categories }) => categories.comedy) },
  { id: 8, name: inEveryLanguage(({ categories }) => categories.family) },
  { id: 9, name: inEveryLanguage(({ categories }) => categories.film) },
  { id: 10, name: inEveryLanguage(({ categories }) => categories.conference) },
  { id: 11, name: inEveryLanguage(({ categories }) => categories.festival) },
];

/** Example sites only. Hosts under .example do not exist, and every installation defines its own sites. */
const PARTNER_SITES = [
  { id: 1, name: 'United Kingdom', partnerSiteId: 'uk', host: 'uk.tickets.example' },
  { id: 2, name: 'United States', partnerSiteId: 'us', host: 'us.tickets.example' },
  { id: 3, name: 'Deutschland', partnerSiteId: 'de', host: 'de.tickets.example' },
  { id: 4, name: 'Belgique', partnerSiteId: 'be', host: 'be.tickets.example' },
  { id: 5, name: 'Taiwan', partnerSiteId: 'tw', host: 'tw.tickets.example' },
];

const ITEM_TYPES = [
  { id: 1, code: 'ticket', name: inEveryLanguage(({ itemTypes }) => itemTypes.ticket) },
  { id: 2, code: 'booking-fee', name: inEveryLanguage(({ itemTypes }) => itemTypes['booking-fee']) },
  { id: 3, code: 'postage', name: inEveryLanguage(({ itemTypes }) => itemTypes.postage) },
  { id: 4, code: 'merchandise', name: inEveryLanguage(({ itemTypes }) => itemTypes.merchandise) },
  { id: 5, code: 'hospitality', name: inEveryLanguage(({ itemTypes }) => itemTypes.hospitality) },
  { id: 6, code: 'parking', name: inEveryLanguage(({ itemTypes }) => itemTypes.parking) },
  { id: 7, code: 'donation', name: inEveryLanguage(({ itemTypes }) => itemTypes.donation) },
  { id: 8, code: 'insurance', name: inEveryLanguage(({ itemTypes }) => itemTypes.insurance) },
];
