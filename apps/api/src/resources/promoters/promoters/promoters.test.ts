import {
  createArtistCampaign,
  listArtistCampaigns,
  updateArtistCampaign,
} from '@parterre/contract/calls/artist-campaigns';
import * as calls from '@parterre/contract/calls/promoters';
import { createTour, listTours } from '@parterre/contract/calls/tours';
import type { Call, CallArguments } from '@parterre/contract/wire/call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { memberships, secondFactors, userSessions } from '#db/schema/ground/users.ts';
import { taxRates } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { recordSession } from '#identity/users/user-sessions.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

type Update = CallArguments<typeof calls.updatePromoter>['body'];

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());

describe('promoters', () => {
  it('are those the caller works for, and no others', async () => {
    const second = await api.createPromoter();
    const both = await api.createUser(promoter, 'auditor');
    await runAsSystem(api.database, (db) =>
      db.insert(memberships).values({ promoterId: second.id, userId: both.id, role: 'finance', scopeIds: [] }),
    );
    const codes = async (as: TestUser) =>
      (await api.call(calls.listPromoters, {}, { as })).body.items.map((item) => item.code).sort();
    expect(await codes(owner)).toEqual([promoter.code]);
    expect(await codes(both)).toEqual([promoter.code, second.code].sort());
  });

  it('are read one by one by their code', async () => {
    const { status, body } = await api.call(calls.getPromoter, { params: { code: promoter.code } }, { as: owner });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: promoter.id,
      code: promoter.code,
      name: `Promoter ${promoter.code}`,
      defaultCulture: 'en-GB',
      cultures: ['en-GB', 'de'],
      currency: 'GBP',
      countryCode: 'GB',
      timeZone: 'Europe/London',
      linkHosts: [],
      auditYears: null,
      brand: null,
      demandsSecondFactor: false,
      closedFeatures: [],
      translationToken: expect.stringMatching(new RegExp(`^${promoter.id}\\.[0-9a-f]{32}$`)),
      revision: 1,
    });
  });

  it('list their tax rates, the default first', async () => {
    await runAsSystem(api.database, (db) =>
      db.insert(taxRates).values({ promoterId: promoter.id, id: 7, name: 'Books', rateBasisPoints: 500 }),
    );
    const { body } = await api.call(calls.listTaxRates, { params: { code: promoter.code } }, { as: owner });
    expect(body.items).toEqual([
      { taxRateId: promoter.taxRateId, name: 'Standard', rateBasisPoints: 2000, isDefault: true, revision: 1 },
      { taxRateId: 7, name: 'Books', rateBasisPoints: 500, isDefault: false, revision: 1 },
    ]);
  });

  it('are unknown to strangers, under wrong codes, and closed to tokens without the scope', async () => {
    const scopeless = await api.createUser(promoter, 'owner', { scopes: ['backstage.read'] });
    for (const call of [calls.getPromoter, calls.listTaxRates, calls.listPostages] as Call[]) {
      const ask = (code: string, as: TestUser) => api.call(call, { params: { code } }, { as });
      expect((await ask(promoter.code, stranger)).status).toBe(404);
      expect((await ask('nobody', owner)).status).toBe(404);
      expect((await ask("x'; --", owner)).status).toBe(404);
      expect((await ask(promoter.code, scopeless)).problem.details).toEqual({ scope: 'event-config.promoter_read' });
    }
  });
});

describe('changing a promoter', () => {
  let changed: TestPromoter;
  let admin: TestUser;

  beforeAll(async () => {
    changed = await api.createPromoter();
    admin = await api.createUser(changed, 'promoter-admin');
  });

  const update = (body: Update, as = admin, revision?: number) =>
    api.call(
      calls.updatePromoter,
      { params: { code: changed.code }, body },
      { as, ...(revision === undefined ? {} : { revision }) },
    );

  it('takes its name, its languages and where its short links may lead', async () => {
    const before = (await api.call(calls.getPromoter, { params: { code: changed.code } }, { as: admin })).body;
    const { status, body } = await update(
      {
        name: 'Harbour & Hall',
        cultures: ['de', 'en-GB', 'fr', 'de'],
        defaultCulture: 'de',
        linkHosts: ['Tickets.Harbour.example', 'shop.harbour.example', 'tickets.harbour.example'],
      },
      admin,
      before.revision,
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      name: 'Harbour & Hall',
      cultures: ['de', 'en-GB', 'fr'],
      defaultCulture: 'de',
      linkHosts: ['tickets.harbour.example', 'shop.harbour.example'],
      revision: before.revision + 1,
    });
    expect((await api.call(calls.getPromoter, { params: { code: changed.code } }, { as: admin })).body).toEqual(body);
  });

  it('takes one of the brands of the deployment, and gives it back', async () => {
    const chosen = await update({ brand: 'rowline' });
    expect([chosen.status, chosen.body.brand]).toEqual([200, 'rowline']);
    expect((await update({ name: 'Rowline hall' })).body.brand).toBe('rowline');
    expect((await update({ brand: null })).body.brand).toBeNull();
  });

  it('is refused when somebody else changed it since', async () => {
    const theirs = await update({ name: 'Theirs' });
    const { status, problem } = await update({ name: 'Mine' }, admin, theirs.body.revision - 1);
    expect(status).toBe(412);
    expect(problem).toMatchObject({ code: 'STALE', details: { revision: theirs.body.revision } });
  });

  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ brand: 'gatehouse' }, 'brand', 'unknown'],
    [{ brand: 'other' as 'rowline' }, 'brand', 'choice'],
    [{ cultures: [] }, 'cultures', 'tooFew'],
    [{ cultures: ['xx'] }, 'cultures', 'unknown'],
    [{ cultures: ['en-GB'], defaultCulture: 'de' }, 'defaultCulture', 'notFitting'],
    [{ defaultCulture: 'it' }, 'defaultCulture', 'notFitting'],
    [{ linkHosts: ['https://tickets.example'] }, 'linkHosts.0', 'host'],
    [{ linkHosts: ['tickets.example', 'localhost'] }, 'linkHosts.1', 'host'],
    [{ currency: 'EUR' }, 'currency', 'unknownField'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const { status, problem } = await update(body as Update);
    expect(status).toBe(400);
    expect(problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('sorts campaigns, tours and events by its new default language, unless two campaigns become one', async () => {
    const home = await api.createPromoter();
    const as = await api.createUser(home, 'owner');
    const code = { params: { code: home.code } };
    const names = [
      { 'en-GB': 'Autumn', de: 'Zweiter' },
      { 'en-GB': 'Winter', de: 'Erster' },
    ];
    for (const name of names) {
      const body = { promoterCode: home.code, name };
      expect((await api.call(createArtistCampaign, { body }, { as })).status).toBe(201);
      expect((await api.call(createTour, { body }, { as })).status).toBe(201);
    }
    const { showId } = await insertShow(api, home);
    const ofShow = eq(shows.id, showId);
    const name = { 'en-GB': 'A concert', de: 'Ein Konzert' };
    await runAsSystem(api.database, (db) => db.update(shows).set({ name }).where(ofShow));
    expect((await api.call(calls.updatePromoter, { ...code, body: { defaultCulture: 'de' } }, { as })).status).toBe(
      200,
    );
    const first = (await api.call(listArtistCampaigns, {}, { as })).body.items[0];
    expect(first?.name.de).toBe('Erster');
    expect((await api.call(listTours, {}, { as })).body.items[0]?.name.de).toBe('Erster');
    const [show] = await runAsSystem(api.database, (db) => db.select().from(shows).where(ofShow));
    expect(show?.sortKey).toBe('ein konzert');
    const doubled = { name: { 'en-GB': 'WINTER', de: 'Dritter' } };
    const params = { artistCampaignId: first?.artistCampaignId ?? 0 };
    await api.call(updateArtistCampaign, { params, body: { name: { 'en-GB': 'Autumn', de: 'Erster' } } }, { as });
    const refused = await api.call(calls.updatePromoter, { ...code, body: { defaultCulture: 'en-GB' } }, { as });
    expect(refused.problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'defaultCulture', code: 'promoterNamesSame' }],
    });
    await api.call(updateArtistCampaign, { params, body: doubled }, { as });
    expect((await api.call(calls.updatePromoter, { ...code, body: { defaultCulture: 'en-GB' } }, { as })).status).toBe(
      200,
    );
  });

  it('is for those who may, at their own promoter, and not for some venues only', async () => {
    const manager = await api.createUser(changed, 'event-manager');
    expect((await update({ name: 'x' }, manager)).problem).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'promoter:write' },
    });
    const narrow = await api.createUser(changed, 'owner', { scope: 'venue', scopeIds: [1] });
    expect((await update({ name: 'x' }, narrow)).status).toBe(403);
    expect((await update({ name: 'x' }, stranger)).status).toBe(404);
  });
});

describe('a promoter that begins to demand a second factor', () => {
  const demand = (code: string, demandsSecondFactor: boolean, as: TestUser) =>
    api.call(calls.updatePromoter, { params: { code }, body: { demandsSecondFactor } }, { as });
  const openSession = async (user: TestUser) => {
    const session = { id: `session-${user.id}`, userId: user.id, userAgent: 'Firefox', address: '192.0.2.1' };
    await recordSession(api.database, session, new Date());
    return api.withSession(user, session.id);
  };
  const secure = ({ id: userId }: TestUser) =>
    runAsSystem(api.database, (db) =>
      db
        .insert(secondFactors)
        .values({ userId, sealed: '', since: new Date(), lastStep: 1, recoveryHashes: [], recoveryCodesLeft: 0 }),
    );
  const readEnded = ({ id: userId }: TestUser) =>
    runAsSystem(api.database, async (db) => {
      const [session] = await db.select().from(userSessions).where(eq(userSessions.userId, userId));
      return session?.endedAt !== null;
    });

  it('signs out who has none, the one who demands it too, and nobody else', async () => {
    const own = await api.createPromoter();
    const people = {
      owner: await api.createUser(own, 'owner'),
      secured: await api.createUser(own, 'auditor'),
      unsecured: await api.createUser(own, 'promoter-admin'),
      elsewhere: await api.createUser(await api.createPromoter(), 'auditor'),
    };
    await secure(people.secured);
    const browsers = {
      owner: await openSession(people.owner),
      secured: await openSession(people.secured),
      unsecured: await openSession(people.unsecured),
      elsewhere: await openSession(people.elsewhere),
    };
    expect((await demand(own.code, false, browsers.owner)).status).toBe(200);
    expect(await readEnded(people.unsecured)).toBe(false);
    expect((await demand(own.code, true, browsers.owner)).body.demandsSecondFactor).toBe(true);
    const ended = await Promise.all(Object.values(people).map(readEnded));
    expect(ended).toEqual([true, false, true, false]);
    expect((await demand(own.code, false, browsers.unsecured)).problem.code).toBe('UNAUTHENTICATED');
    // Who signs in again has set it up; nobody is signed out a second time.
    await secure(people.owner);
    expect((await demand(own.code, true, people.owner)).status).toBe(200);
    expect(await readEnded(people.secured)).toBe(false);
  });
});
