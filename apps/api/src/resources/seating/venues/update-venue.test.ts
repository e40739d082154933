import { createPriceGroup } from '@parterre/contract/calls/price-groups';
import { createPrice } from '@parterre/contract/calls/prices';
import * as shows from '@parterre/contract/calls/shows';
import * as venues from '@parterre/contract/calls/venues';
import type { Venue } from '@parterre/contract/venues';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shows as showRows } from '#db/schema/events/shows.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { runAsSystem } from '#db/system.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let hall: Venue;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  hall = await create('Große Freiheit');
});
afterAll(() => api.close());

async function create(name: string, more: object = {}): Promise<Venue> {
  const body = {
    promoterCode: promoter.code,
    name,
    town: 'Hamburg',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
    ...more,
  };
  const answer = await api.call(venues.createVenue, { body }, { as: owner });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

const update = (body: object, more: { as?: TestUser; revision?: number; venueId?: number; key?: string } = {}) => {
  const { venueId = hall.venueId, ...options } = more;
  return api.call(venues.updateVenue, { params: { venueId }, body }, { as: owner, ...options });
};

async function addShow(name: string, startsAtLocal: string, venueId = hall.venueId) {
  const body = { promoterCode: promoter.code, name: { 'en-GB': name }, venueId, startsAtLocal, currency: 'EUR' };
  const answer = await api.call(shows.createShow, { body }, { as: owner });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

async function findShows(query: object): Promise<(string | undefined)[]> {
  const answer = await api.call(shows.listShows, { query: { promoterCode: promoter.code, ...query } }, { as: owner });
  return answer.body.items.map(({ name }) => name['en-GB']);
}

const findVenues = async (searchTerm: string) => {
  const answer = await api.call(venues.listVenues, { query: { searchTerm, isCatalogue: false } }, { as: owner });
  return answer.body.items.map(({ name }) => name);
};

describe('changing a venue', () => {
  it('changes what is sent, keeps the rest and gives it back as it reads', async () => {
    const before = await update({ address: 'Große Freiheit 36', latitude: 53.5, longitude: 9.95 });
    expect(before.status).toBe(200);
    const after = await update({ postcode: '22767', latitude: null, longitude: null }, { revision: 2 });
    expect(after.body).toMatchObject({
      name: 'Große Freiheit',
      address: 'Große Freiheit 36',
      postcode: '22767',
      latitude: null,
      longitude: null,
      revision: 3,
    });
    const read = await api.call(venues.getVenue, { params: { venueId: hall.venueId } }, { as: owner });
    expect(read.body).toEqual(after.body);
  });

  it('is in the audit with what was and what is', async () => {
    await update({ town: 'Altona', countryCode: 'DK' });
    const [entry] = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.promoterId, promoter.id), eq(auditEntries.action, 'venue.update'))),
    );
    expect(entry).toMatchObject({ object: 'venue', objectId: String(hall.venueId) });
    expect(entry?.before).toMatchObject({ town: 'Hamburg', countryCode: 'DE' });
    expect(entry?.after).toMatchObject({ town: 'Altona', countryCode: 'DK' });
  });

  it('answers the same request again without changing twice', async () => {
    const first = await update({ name: 'Once' }, { key: 'once', revision: 1 });
    const again = await update({ name: 'Once' }, { key: 'once', revision: 1 });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it('refuses who may not, and partners, whose venue it is not', async () => {
    const refused = await update({ name: 'X' }, { as: await api.createUser(promoter, 'reports-only') });
    expect(refused.problem).toMatchObject({ status: 403, details: { permission: 'venue:write' } });
    const partner = await api.createUser(promoter, 'event-manager', { scope: 'partner-site', scopeIds: [1] });
    expect((await update({ name: 'X' }, { as: partner })).status).toBe(404);
    const { showCode } = await addShow('Sold by partners', '2027-01-05T20:00:00');
    const params = { showCode };
    const group = await api.call(createPriceGroup, { params, body: { name: { 'en-GB': 'Group' } } }, { as: owner });
    const { priceGroupId } = group.body;
    const ticket = { priceGroupId, name: { 'en-GB': 'Ticket' }, faceValueMinor: 900, partnerSiteIds: [1] };
    await api.call(createPrice, { params, body: { ...ticket, isSeated: false, allocation: 12 } }, { as: owner });
    expect((await update({ name: 'X' }, { as: partner })).problem.details).toEqual({ permission: 'venue:write' });
  });

  it('is for an operator of this venue, not of another', async () => {
    const other = await create('Elsewhere');
    const operator = await api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [hall.venueId] });
    expect((await update({ postcode: '1' }, { as: operator })).status).toBe(200);
    expect((await update({ postcode: '1' }, { as: operator, venueId: other.venueId })).status).toBe(404);
  });

  it('does not know venues of others, and changes none of the catalogue', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await update({ name: 'X' }, { as: stranger })).status).toBe(404);
    const { createVenue: verb } = await import('./create.ts');
    const { venueId } = await verb(api.contextOf({ id: 1, code: 'catalogue', taxRateId: 0 }), {
      body: {
        promoterCode: 'catalogue',
        name: `Arena of ${promoter.code}`,
        address: '',
        town: 'Antwerp',
        postcode: '',
        countryCode: 'BE',
        timeZone: 'Europe/Brussels',
        latitude: null,
        longitude: null,
        sourceVenueId: null,
      },
    });
    expect((await update({ name: 'Mine now' }, { venueId })).status).toBe(404);
  });

  it('names every field that is wrong', async () => {
    const { status, problem } = await update({ name: ' ', timeZone: 'Europe/Hamborg', latitude: 91, revision: 1 });
    expect(status).toBe(400);
    const fields = problem.fieldErrors?.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['name', 'timeZone', 'latitude']));
  });

  it('refuses what somebody else has changed meanwhile', async () => {
    await update({ postcode: '1' });
    expect((await update({ postcode: '2' }, { revision: 1 })).problem).toMatchObject({
      status: 412,
      code: 'STALE',
      details: { revision: 2 },
    });
  });

  it('refuses the name of another venue in the town, however it is written, and takes its own', async () => {
    await create('Théâtre du Nord');
    expect((await update({ name: 'THEATRE  du nord' })).problem).toMatchObject({
      status: 409,
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name', code: 'venueNameTaken' }],
    });
    expect((await update({ name: 'Théâtre du Nord', town: 'Lübeck' })).status).toBe(200);
    expect((await update({ name: 'THÉÂTRE DU NORD', town: 'Hamburg' })).status).toBe(409);
    expect((await update({ name: 'THÉÂTRE DU NORD' })).status).toBe(200);
  });
});

describe('a venue with another name', () => {
  it('is found by its new words only', async () => {
    await update({ name: 'Kleine Freiheit', town: 'Lübeck' });
    expect(await findVenues('kleine lub')).toEqual(['Kleine Freiheit']);
    expect(await findVenues('grosse')).toEqual([]);
    expect(await findVenues('hamburg')).toEqual([]);
  });

  it('takes its events along: they sort by and are found by the new name', async () => {
    const arena = await create('Messe');
    await addShow('Grosse Gala', '2027-01-10T19:30:00');
    await addShow('Brahms', '2027-01-11T19:30:00');
    await addShow('Fair', '2027-01-12T19:30:00', arena.venueId);
    expect((await findShows({ sortOrder: 'VenueName' })).at(-1)).toBe('Fair');
    expect((await update({ name: 'Zenith', town: 'Lübeck' })).status).toBe(200);
    expect((await findShows({ sortOrder: 'VenueName' }))[0]).toBe('Fair');
    expect(new Set(await findShows({ searchTerm: 'zenith' }))).toEqual(new Set(['Grosse Gala', 'Brahms']));
    expect(await findShows({ searchTerm: 'lubeck brahms' })).toEqual(['Brahms']);
    expect(await findShows({ searchTerm: 'freiheit' })).toEqual([]);
    expect(await findShows({ searchTerm: 'hamburg' })).toEqual(['Fair']);
    expect(await findShows({ searchTerm: 'grosse' })).toEqual(['Grosse Gala']);
  });

  it('takes along the events that are created at the same moment', async () => {
    const days = ['10', '11', '12', '13', '14', '15'];
    const [renamed] = await Promise.all([
      update({ name: 'Zenith' }),
      ...days.map((day) => addShow(`Show ${day}`, `2027-01-${day}T19:30:00`)),
    ]);
    expect(renamed.status).toBe(200);
    expect(await findShows({ searchTerm: 'zenith' })).toHaveLength(days.length);
    expect(await findShows({ searchTerm: 'freiheit' })).toEqual([]);
  });
});

describe('another time zone of a venue', () => {
  it('is refused with the count while events are to come, and the rest of the change with it', async () => {
    await addShow('One', '2027-01-10T19:30:00');
    await addShow('Two', '2027-01-11T19:30:00');
    const refused = await update({ timeZone: 'Europe/London', postcode: '9' });
    expect(refused.problem).toMatchObject({
      status: 409,
      code: 'IN_USE',
      details: { shows: 2 },
      fieldErrors: [{ field: 'timeZone', code: 'venueTimeZoneInUse', values: { shows: 2 } }],
    });
    expect((await update({ timeZone: 'Europe/Berlin', postcode: '9' })).body).toMatchObject({ revision: 2 });
  });

  it('is free once all are over; these keep the zone they had', async () => {
    const { showCode, startsAt } = await addShow('Over', '2027-01-10T19:30:00');
    api.setNow(new Date('2027-01-10T18:31:00Z'));
    expect((await update({ timeZone: 'Europe/London' })).body.timeZone).toBe('Europe/London');
    const read = await api.call(shows.getShow, { params: { showCode } }, { as: owner });
    expect(read.body).toMatchObject({ timeZone: 'Europe/Berlin', startsAt });
  });

  it('does not mind events that were cancelled', async () => {
    const { showCode } = await addShow('Off', '2027-01-10T19:30:00');
    await runAsSystem(api.database, (db) =>
      db.update(showRows).set({ status: 'CANCELLED' }).where(eq(showRows.showCode, showCode)),
    );
    expect((await update({ timeZone: 'Europe/London' })).status).toBe(200);
  });
});
