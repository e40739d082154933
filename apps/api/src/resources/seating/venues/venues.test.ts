import { listVenuePlans } from '@parterre/contract/calls/seating-plans';
import { createVenue, getVenue, listVenueCountries, listVenues } from '@parterre/contract/calls/venues';
import { LIMITS } from '@parterre/contract/choices/limits';
import { theatrePlan } from '@parterre/seating-plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { runAsSystem } from '#db/system.ts';
import { newId, newShowCode } from '#ids.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { importPlanDocument } from '../seating-plans/documents/import-plan-document.ts';
import { copyCatalogueVenue } from './copy-catalogue-venue.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
const CATALOGUE: TestPromoter = { id: 1, code: 'catalogue', taxRateId: 0 };
const NOW = new Date('2026-11-20T12:00:00Z');

const bodyOf = (name: string, more: object = {}) => ({
  promoterCode: promoter.code,
  name,
  town: 'Hamburg',
  countryCode: 'DE',
  timeZone: 'Europe/Berlin',
  ...more,
});

const create = (name: string, more: object = {}, as = owner) =>
  api.call(createVenue, { body: bodyOf(name, more) }, { as });

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());

describe('creating a venue', () => {
  it('creates one and gives it back as it reads', async () => {
    const created = await create('Große Freiheit', {
      address: 'Hafen 1',
      postcode: '20359',
      latitude: 53.5,
      longitude: 10,
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ name: 'Große Freiheit', isCatalogue: false, planCount: 0, nextShowOn: null });
    const read = await api.call(getVenue, { params: { venueId: created.body.venueId } }, { as: owner });
    expect(read.body).toEqual(created.body);
  });

  it('answers the same request again without creating twice', async () => {
    const first = await api.call(createVenue, { body: bodyOf('Once') }, { as: owner, key: 'venue-once' });
    const again = await api.call(createVenue, { body: bodyOf('Once') }, { as: owner, key: 'venue-once' });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
  });

  it('refuses who may not create venues', async () => {
    const reader = await api.createUser(promoter, 'reports-only');
    expect((await create('Forbidden Hall', {}, reader)).problem).toMatchObject({
      status: 403,
      details: { permission: 'venue:create' },
    });
  });

  it('refuses an operator of some venues, who could not see the new one', async () => {
    const operator = await api.createUser(promoter, 'venue-operator', { scope: 'venue', scopeIds: [1] });
    expect((await create('Invisible Hall', {}, operator)).status).toBe(403);
  });

  it('does not know the promoter of somebody else', async () => {
    const other = await api.createPromoter();
    expect((await create('Foreign Hall', { promoterCode: other.code })).status).toBe(404);
  });

  it('names every field that is wrong', async () => {
    const answer = await create('', { timeZone: 'Europe/Hamborg', countryCode: 'Germany' });
    expect(answer.status).toBe(400);
    expect(answer.problem.fieldErrors?.map(({ field }) => field).sort()).toEqual(['countryCode', 'name', 'timeZone']);
  });

  it('refuses a second venue of the same name in the same town, however it is written', async () => {
    await create('Théâtre du Nord');
    expect((await create('THEATRE  du nord')).problem).toMatchObject({
      status: 409,
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name' }],
    });
    expect((await create('Théâtre du Nord', { town: 'Lübeck' })).status).toBe(201);
    expect((await create('Théâtre du Nord', { countryCode: 'FR', timeZone: 'Europe/Paris' })).status).toBe(201);
  });
});

describe('the public catalogue', () => {
  const createCatalogueVenue = async (name: string) => {
    const { body } = await createInCatalogue(name);
    return body;
  };
  const createInCatalogue = async (name: string) => {
    const { createVenue: verb } = await import('./create.ts');
    const body = await verb(api.contextOf(CATALOGUE), {
      body: {
        promoterCode: 'catalogue',
        name,
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
    return { body };
  };

  it('is read by everybody and copied with its plans', async () => {
    const source = await createCatalogueVenue('Opera House');
    await importPlanDocument(api.contextOf(CATALOGUE), {
      venueId: source.venueId,
      plan: theatrePlan(),
      name: 'Full house',
      isDefault: true,
    });
    const read = await api.call(getVenue, { params: { venueId: source.venueId } }, { as: owner });
    expect(read.body).toMatchObject({ isCatalogue: true, promoterCode: 'catalogue', planCount: 1 });
    const copy = await create('Opera House', { town: 'Antwerp', sourceVenueId: source.venueId });
    expect(copy.body).toMatchObject({ isCatalogue: false, sourceVenueId: source.venueId, planCount: 1 });
    const plans = async (venueId: number) =>
      (await api.call(listVenuePlans, { params: { venueId } }, { as: owner })).body.items;
    const [own] = await plans(copy.body.venueId);
    const [original] = await plans(source.venueId);
    expect(own).toMatchObject({ name: 'Full house', isDefault: true, geometryHash: original?.geometryHash });
    expect(own?.id).not.toBe(original?.id);
    expect(own?.planVersionId).not.toBe(original?.planVersionId);
  });

  it('is copied once by a change that needs the venue, and the copy is used again', async () => {
    const source = await createCatalogueVenue('Concert Hall');
    const copy = () =>
      api.contextOf(promoter).change('show.create', async (change) => {
        const venue = await copyCatalogueVenue(change, { promoterId: promoter.id, venueId: source.venueId });
        return { answer: venue.id, promoterId: promoter.id, object: 'venue', objectId: venue.id };
      });
    expect(await copy()).toBe(await copy());
  });

  it('holds no venue of a promoter', async () => {
    const { body } = await create('Not in the catalogue');
    expect((await create('A copy', { sourceVenueId: body.venueId })).status).toBe(404);
  });

  it('leaves a venue out of the list that was copied', async () => {
    const source = await createCatalogueVenue('Arena Quellinus');
    const list = (query: object) =>
      api.call(listVenues, { query: { searchTerm: 'quellinus', ...query } }, { as: owner });
    expect((await list({})).body.items.map(({ venueId }) => venueId)).toEqual([source.venueId]);
    const copy = await create('Arena Quellinus', { town: 'Antwerp', sourceVenueId: source.venueId });
    expect((await list({})).body.items.map(({ venueId }) => venueId)).toEqual([copy.body.venueId]);
    expect((await list({ isCatalogue: true })).body.items.map(({ venueId }) => venueId)).toEqual([source.venueId]);
    expect((await list({ isCatalogue: false })).body.items.map(({ venueId }) => venueId)).toEqual([copy.body.venueId]);
  });
});

describe('reading a venue', () => {
  it('looks the same for unknown and foreign ones', async () => {
    const { body } = await create('Mine');
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    const foreign = await api.call(getVenue, { params: { venueId: body.venueId } }, { as: stranger });
    const unknown = await api.call(getVenue, { params: { venueId: 5 } }, { as: stranger });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.problem.detail).toBe(unknown.problem.detail);
  });

  it('asks for the scope of the call', async () => {
    const { body } = await create('Scoped');
    const narrow = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await api.call(getVenue, { params: { venueId: body.venueId } }, { as: narrow })).status).toBe(403);
  });
});

describe('the list of venues', () => {
  let lister: TestUser;
  let host: TestPromoter;
  const idOf = new Map<string, number>();
  const names = async (query: object) => {
    const answer = await api.call(listVenues, { query: { isCatalogue: false, ...query } }, { as: lister });
    return answer.body.items.map(({ name }) => name);
  };

  beforeAll(async () => {
    host = await api.createPromoter();
    lister = await api.createUser(host, 'owner');
    const venues = [
      ['Élysée Montmartre', 'Paris', 'FR'],
      ['Alte Försterei', 'Berlin', 'DE'],
      ['Zenith', 'Munich', 'DE'],
      ['西下 Arena', 'Taoyuan', 'TW'],
    ];
    for (const [name, town, countryCode] of venues) {
      const { body } = await api.call(
        createVenue,
        { body: { ...bodyOf(name ?? '', { town, countryCode }), promoterCode: host.code } },
        { as: lister },
      );
      idOf.set(name ?? '', body.venueId);
    }
    await runAsSystem(api.database, async (db) => {
      for (const [name, startsOn] of [
        ['Zenith', '2026-11-25'],
        ['Élysée Montmartre', '2026-12-24'],
        ['Alte Försterei', '2026-11-01'],
      ] as const)
        await db.insert(shows).values(showAt(host, idOf.get(name) ?? 0, startsOn));
    });
  });

  it('sorts by name, town and next event, both ways, venues without an event last', async () => {
    expect(await names({})).toEqual(['Alte Försterei', 'Élysée Montmartre', 'Zenith', '西下 Arena']);
    expect(await names({ sortOrderDescending: true })).toEqual([
      '西下 Arena',
      'Zenith',
      'Élysée Montmartre',
      'Alte Försterei',
    ]);
    expect(await names({ sortOrder: 'Town' })).toEqual(['Alte Försterei', 'Zenith', 'Élysée Montmartre', '西下 Arena']);
    expect((await names({ sortOrder: 'NextShowDate' })).slice(0, 2)).toEqual(['Zenith', 'Élysée Montmartre']);
    expect((await names({ sortOrder: 'NextShowDate', sortOrderDescending: true })).slice(0, 2)).toEqual([
      'Élysée Montmartre',
      'Zenith',
    ]);
  });

  it('shows the day of the next event', async () => {
    const { body } = await api.call(listVenues, { query: { searchTerm: 'zenith' } }, { as: lister });
    expect(body.items[0]?.nextShowOn).toBe('2026-11-25');
  });

  it('finds words of name and town by their beginning, without accents', async () => {
    expect(await names({ searchTerm: 'mont elys' })).toEqual(['Élysée Montmartre']);
    expect(await names({ searchTerm: 'forst' })).toEqual(['Alte Försterei']);
    expect(await names({ searchTerm: 'MÜNI' })).toEqual(['Zenith']);
    expect(await names({ searchTerm: '西' })).toEqual(['西下 Arena']);
    expect(await names({ searchTerm: 'sterei' })).toEqual([]);
    expect(await names({ searchTerm: "%' or 1=1" })).toEqual([]);
    expect(await names({ searchTerm: '%' })).toEqual([]);
    expect(await names({ countryCode: 'TW' })).toEqual(['西下 Arena']);
  });

  it.each(['Name', 'Town', 'NextShowDate'])(
    'reads on with next, sorted by %s, without gap or repetition',
    async (sortOrder) => {
      const crowd = await api.createPromoter();
      const user = await api.createUser(crowd, 'owner');
      for (let i = 0; i < 45; i++) {
        const body = bodyOf(`Hall ${i % 9}`, { town: `Town ${i % 5} ${i}`, promoterCode: crowd.code });
        expect((await api.call(createVenue, { body }, { as: user })).status).toBe(201);
      }
      for (const sortOrderDescending of [false, true]) {
        const seen: number[] = [];
        let next: string | undefined;
        do {
          const query = { sortOrder: sortOrder as 'Name', sortOrderDescending, pageSize: 20, next, isCatalogue: false };
          const { body } = await api.call(listVenues, { query }, { as: user });
          expect(body).toMatchObject({ totalItems: 45, totalPages: 3, totalKind: 'exact' });
          seen.push(...body.items.map(({ venueId }) => venueId));
          next = body.next;
        } while (next);
        const pages = [1, 2, 3].map((pageIndex) =>
          api.call(
            listVenues,
            {
              query: {
                sortOrder: sortOrder as 'Name',
                sortOrderDescending,
                pageSize: 20,
                pageIndex,
                isCatalogue: false,
              },
            },
            { as: user },
          ),
        );
        const paged = (await Promise.all(pages)).flatMap(({ body }) => body.items.map(({ venueId }) => venueId));
        expect(seen).toEqual(paged);
        expect(new Set(seen).size).toBe(45);
      }
    },
  );

  it('refuses wrong sorts, sizes, places and deep pages, naming the field', async () => {
    const fieldOf = async (query: object) => {
      const answer = await api.call(listVenues, { query }, { as: lister });
      expect(answer.status).toBe(400);
      return answer.problem.fieldErrors?.[0]?.field;
    };
    expect(await fieldOf({ sortOrder: 'Colour' })).toBe('sortOrder');
    expect(await fieldOf({ pageSize: 19 })).toBe('pageSize');
    expect(await fieldOf({ pageIndex: 501 })).toBe('pageIndex');
    expect(await fieldOf({ next: 'bm90aGluZw' })).toBe('next');
  });

  it('does not know a promoter of somebody else', async () => {
    const other = await api.createPromoter();
    expect((await api.call(listVenues, { query: { promoterCode: other.code } }, { as: lister })).status).toBe(404);
  });

  it('shows nothing of other promoters', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    const { body } = await api.call(listVenues, { query: { isCatalogue: false } }, { as: stranger });
    expect(body.items).toEqual([]);
  });

  it('shows operators their venues only, and partners the venues of their events', async () => {
    const operator = await api.createUser(host, 'venue-operator', {
      scope: 'venue',
      scopeIds: [idOf.get('Zenith') ?? 0],
    });
    const own = await api.call(listVenues, { query: { isCatalogue: false } }, { as: operator });
    expect(own.body.items.map(({ name }) => name)).toEqual(['Zenith']);
    const foreign = await api.call(
      getVenue,
      { params: { venueId: idOf.get('Alte Försterei') ?? 0 } },
      { as: operator },
    );
    expect(foreign.status).toBe(404);
    const partner = await api.createUser(host, 'partner', { scope: 'partner-site', scopeIds: [3] });
    const covered = await api.call(listVenues, { query: { isCatalogue: false } }, { as: partner });
    expect(covered.body.items).toEqual([]);
  });

  it('asks for the permission to read events', async () => {
    const nobody = await api.createUser(host, 'owner', { scopes: ['openid'] });
    expect((await api.call(listVenues, {}, { as: nobody })).status).toBe(403);
  });
});

describe('countries', () => {
  it('come with currency and time zones that exist', async () => {
    const { body } = await api.call(listVenueCountries, {}, { as: owner });
    expect(body.items.length).toBeGreaterThan(240);
    const taiwan = body.items.find(({ code }) => code === 'TW');
    expect(taiwan).toEqual({ code: 'TW', name: 'Taiwan', currency: 'TWD', timeZones: ['Asia/Taipei'] });
    for (const { timeZones } of body.items)
      for (const timeZone of timeZones) expect(() => new Intl.DateTimeFormat('en-GB', { timeZone })).not.toThrow();
  });

  it('are found by code and by the beginning of their words', async () => {
    const find = async (searchTerm: string) =>
      (await api.call(listVenueCountries, { query: { searchTerm } }, { as: owner })).body.items.map(({ code }) => code);
    expect(await find('united k')).toEqual(['GB']);
    expect(await find('ch')).toContain('CH');
    expect(await find('atlantis')).toEqual([]);
  });

  it('ask for the scope of the call and refuse a term that is too long', async () => {
    const narrow = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await api.call(listVenueCountries, {}, { as: narrow })).status).toBe(403);
    const long = await api.call(
      listVenueCountries,
      { query: { searchTerm: 'x'.repeat(LIMITS.searchTerm + 1) } },
      { as: owner },
    );
    expect(long.problem.fieldErrors?.[0]?.field).toBe('searchTerm');
  });
});

function showAt(host: TestPromoter, venueId: number, startsOn: string) {
  return {
    promoterId: host.id,
    id: newId(),
    showCode: newShowCode(),
    name: { 'en-GB': 'A show' },
    description: {},
    sortKey: 'a show',
    venueId,
    venueKey: 'venue',
    status: 'ACTIVE' as const,
    seating: 'RESERVED' as const,
    startsAtLocal: `${startsOn}T20:00:00`,
    timeZone: 'Europe/Berlin',
    startsAt: new Date(`${startsOn}T19:00:00Z`),
    startsOn,
    currency: 'EUR',
    defaultCulture: 'en-GB',
    createdAt: NOW,
  };
}
