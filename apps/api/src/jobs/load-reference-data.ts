import { COMP_STATUS_CODE, PAUSED_STATUS_CODE, STANDARD_STATUS_CODE } from '@parterre/contract/prices';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { categories, countries, cultures, itemTypes, partnerSites, statusCodes } from '../db/schema/lookups.ts';
import { CATALOGUE_CODE, promoters, SYSTEM_PROMOTER_ID } from '../db/schema/promoters.ts';
import { runAsSystem } from '../db/system.ts';
import countryList from './reference/countries.json' with { type: 'json' };

/** Fills the tables that belong to nobody; run at every start, changes nothing that is there. */
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
  { id: 1, name: { 'en-GB': 'Classical', de: 'Klassik' } },
  { id: 2, name: { 'en-GB': 'Opera and ballet', de: 'Oper und Ballett' } },
  { id: 3, name: { 'en-GB': 'Theatre and musicals', de: 'Theater und Musical' } },
  { id: 4, name: { 'en-GB': 'Rock and pop', de: 'Rock und Pop' } },
  { id: 5, name: { 'en-GB': 'Jazz and world', de: 'Jazz und Weltmusik' } },
  { id: 6, name: { 'en-GB': 'Sport', de: 'Sport' } },
  { id: 7, name: { 'en-GB': 'Comedy', de: 'Comedy' } },
  { id: 8, name: { 'en-GB': 'Family', de: 'Familie' } },
  { id: 9, name: { 'en-GB': 'Film', de: 'Film' } },
  { id: 10, name: { 'en-GB': 'Conference', de: 'Konferenz' } },
  { id: 11, name: { 'en-GB': 'Festival', de: 'Festival' } },
];

/** Hosts that end in .example lead nowhere: an installation names its own. */
const PARTNER_SITES = [
  { id: 1, name: 'United Kingdom', partnerSiteId: 'uk', host: 'uk.tickets.example' },
  { id: 2, name: 'United States', partnerSiteId: 'us', host: 'us.tickets.example' },
  { id: 3, name: 'Deutschland', partnerSiteId: 'de', host: 'de.tickets.example' },
  { id: 4, name: 'Belgique', partnerSiteId: 'be', host: 'be.tickets.example' },
  { id: 5, name: 'Taiwan', partnerSiteId: 'tw', host: 'tw.tickets.example' },
];

const ITEM_TYPES = [
  { id: 1, code: 'ticket', name: { 'en-GB': 'Ticket', de: 'Ticket' } },
  { id: 2, code: 'booking-fee', name: { 'en-GB': 'Booking fee', de: 'Vorverkaufsgebühr' } },
  { id: 3, code: 'postage', name: { 'en-GB': 'Postage', de: 'Versand' } },
  { id: 4, code: 'merchandise', name: { 'en-GB': 'Merchandise', de: 'Merchandise' } },
  { id: 5, code: 'hospitality', name: { 'en-GB': 'Hospitality', de: 'Bewirtung' } },
  { id: 6, code: 'parking', name: { 'en-GB': 'Parking', de: 'Parken' } },
  { id: 7, code: 'donation', name: { 'en-GB': 'Donation', de: 'Spende' } },
  { id: 8, code: 'insurance', name: { 'en-GB': 'Ticket insurance', de: 'Ticketversicherung' } },
];
