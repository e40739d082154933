import * as calls from '@parterre/contract/calls/short-urls';
import type { CallArguments } from '@parterre/contract/wire/call';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shortUrlSlugs } from '#db/schema/events/short-urls.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';
import { addDays } from '#time/zones.ts';
import { countVisits } from './open-short-urls.ts';
import { readBlockedLinks } from './read-blocked-links.ts';
import { shortUrlsOfShow } from './show-part.ts';

type Body = Omit<CallArguments<typeof calls.createShortUrl>['body'], 'showCode'>;

const NOW = new Date('2026-11-20T12:00:00Z');
const HOST = 'tickets.harbour.example';
const TARGET = `https://${HOST}/mahler-5`;

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let reader: TestUser;
let stranger: TestUser;
let show: { showCode: string; showId: number; venueId: number };

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  await allowHosts([HOST, 'xn--mnchen-3ya.example']);
  owner = await api.createUser(promoter, 'owner');
  reader = await api.createUser(promoter, 'auditor');
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  show = await insertShow(api, promoter);
});

const allowHosts = (linkHosts: string[], of = promoter) =>
  runAsSystem(api.database, (db) => db.update(promoters).set({ linkHosts }).where(eq(promoters.id, of.id)));

const create = (body: Partial<Body> = {}, options: Partial<CallOptions> = {}) =>
  api.call(
    calls.createShortUrl,
    { body: { showCode: show.showCode, title: 'Poster', targetUrl: TARGET, ...body } },
    { as: owner, ...options },
  );

async function add(body: Partial<Body> = {}) {
  const answer = await create(body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

const list = (options: Partial<CallOptions> = {}, query: CallArguments<typeof calls.listShortUrls>['query'] = {}) =>
  api.call(calls.listShortUrls, { params: { showCode: show.showCode }, query }, { as: owner, ...options });
const update = (
  id: number,
  body: CallArguments<typeof calls.updateShortUrl>['body'],
  options: Partial<CallOptions> = {},
) => api.call(calls.updateShortUrl, { params: { id }, body }, { as: owner, ...options });
const remove = (id: number, options: Partial<CallOptions> = {}) =>
  api.call(calls.removeShortUrl, { params: { id } }, { as: owner, ...options });
const count = (shortUrlId: number, visitedOn: string, visits: number) =>
  api.inContext(promoter, (ctx) => countVisits(ctx, [{ shortUrlId, visitedOn, visits }]));
const daysLater = (days: number) => api.setNow(new Date(NOW.getTime() + days * 86_400_000));
const random = () => `s${Math.random().toString(36).slice(2, 12)}`;

describe('creating a short link', () => {
  it('makes a slug nobody can guess and gives the whole address', async () => {
    const { status, body, headers } = await create();
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body.slug).toMatch(/^[a-hj-np-z2-9]{8}$/);
    expect(body).toMatchObject({
      showCode: show.showCode,
      url: `https://parterre.test/s/${body.slug}`,
      targetUrl: TARGET,
      isActive: true,
      isTargetAllowed: true,
      visits: 0,
      createdAt: NOW.toISOString(),
    });
  });

  it('takes a chosen slug in lower case', async () => {
    const slug = random();
    expect((await create({ slug: slug.toUpperCase() })).body.slug).toBe(slug);
  });

  it('is for those who may, and for the own events', async () => {
    const forbidden = await create({}, { as: reader });
    expect(forbidden.status).toBe(403);
    expect(forbidden.problem.details).toEqual({ permission: 'link:write' });
    expect((await create({}, { as: stranger })).status).toBe(404);
  });

  it.each([
    [{ title: ' ' }, 'title', { code: 'required', message: 'This field is required' }],
    [{ slug: 'ab' }, 'slug', { code: 'minLength', message: 'Must have at least 3 characters' }],
    [{ slug: 'mahler 5' }, 'slug', { code: 'linkSlug', message: 'Only letters, digits and hyphens between them' }],
    [{ targetUrl: 'mahler' }, 'targetUrl', { code: 'linkAddress', message: 'Please provide a valid web address' }],
    [
      { targetUrl: `https://${HOST}\\@evil.example/` },
      'targetUrl',
      { code: 'linkAddress', message: 'Please provide a valid web address' },
    ],
    [
      { targetUrl: `https://bea@${HOST}/` },
      'targetUrl',
      { code: 'linkCredentials', message: 'Must not contain a user name or a password' },
    ],
    [
      { targetUrl: 'https://parterre.test/s/another' },
      'targetUrl',
      { code: 'linkToLink', message: 'A short link cannot lead to a short link' },
    ],
    [
      { targetUrl: `https://${HOST}/${'ä'.repeat(400)}` },
      'targetUrl',
      { code: 'maxLength', message: 'Cannot be more than 2000 characters' },
    ],
  ])('refuses %j at its field', async (body, field, refusal) => {
    const { status, problem } = await create(body);
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: 'INVALID', fieldErrors: [{ field, ...refusal }] });
  });

  it.each([
    'https://evil.example/',
    `https://evil.example/?${HOST}`,
    `https://${HOST}.evil.example/`,
    `https://www.${HOST}/`,
    `https://${HOST}:8443/`,
    `https://${HOST}./`,
    'http://localhost:3000/',
  ])('refuses %s in words that list the allowed hosts', async (targetUrl) => {
    const { status, problem } = await create({ targetUrl });
    expect(status).toBe(400);
    expect(problem.fieldErrors).toMatchObject([{ field: 'targetUrl', code: 'linkHost' }]);
    expect(problem.fieldErrors?.[0]?.message).toMatch(
      /^Must lead to one of: .*parterre\.test, tickets\.harbour\.example/,
    );
  });

  it('compares international hosts in ASCII and stores the address as a browser writes it', async () => {
    expect((await add({ targetUrl: 'https://MÜNCHEN.example/Pläne?q=ä' })).targetUrl).toBe(
      'https://xn--mnchen-3ya.example/Pl%C3%A4ne?q=%C3%A4',
    );
    expect((await add({ targetUrl: `http://${HOST}:80/a` })).targetUrl).toBe(`http://${HOST}/a`);
    expect((await create({ targetUrl: 'https://mϋnchen.example/' })).status).toBe(400);
  });

  it('answers the same when it is sent twice under one key', async () => {
    const key = random();
    const [first, second] = [await create({}, { key }), await create({}, { key })];
    expect(second.text).toBe(first.text);
    expect((await list()).body.totalItems).toBe(1);
  });
});

describe('slugs', () => {
  it('are given once, whoever asks', async () => {
    const slug = random();
    await add({ slug });
    const own = await create({ slug });
    expect(own.status).toBe(409);
    expect(own.problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'slug', code: 'linkSlugTaken', values: { days: 90 } }],
    });
    const other = await createAsOther(slug);
    expect(other.status).toBe(409);
    expect(other.problem.fieldErrors).toEqual(own.problem.fieldErrors);
  });

  it('go to one of two who ask at the same time', async () => {
    const slug = random();
    const answers = await Promise.all([...Array(6)].map((_, at) => (at % 2 ? createAsOther(slug) : create({ slug }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('rest for 90 days after their link was deleted, for everybody', async () => {
    const slug = random();
    expect((await remove((await add({ slug })).id)).status).toBe(204);
    expect((await create({ slug })).status).toBe(409);
    daysLater(89.99);
    expect((await createAsOther(slug)).status).toBe(409);
    daysLater(90);
    expect((await createAsOther(slug)).status).toBe(201);
    expect((await create({ slug })).status).toBe(409);
  });

  it('of another promoter cannot be put to rest or taken past the verbs', async () => {
    const { slug } = await add({ slug: random() });
    const other = await api.createPromoter();
    const attempts = await api.inContext(other, (ctx) =>
      ctx.change('test.take', async ({ db }) => ({
        answer: {
          rested: await db.update(shortUrlSlugs).set({ freeFrom: NOW }).where(eq(shortUrlSlugs.slug, slug)).returning(),
          seen: await db
            .select({ promoterId: shortUrlSlugs.promoterId })
            .from(shortUrlSlugs)
            .where(eq(shortUrlSlugs.slug, slug)),
        },
        promoterId: other.id,
        objectId: 1,
      })),
    );
    expect(attempts).toEqual({ rested: [], seen: [{ promoterId: promoter.id }] });
    expect((await create({ slug })).status).toBe(409);
  });

  it('are another for each copy of an event’s links, which lead to the copy and have no visits', async () => {
    const link = await add({ title: 'Flyer', isActive: false, targetUrl: `https://${HOST}/${show.showCode}/seats` });
    await count(link.id, '2026-11-20', 5);
    const to = await insertShow(api, promoter);
    const none = { groups: [], prices: [], holds: [], questions: [], codeIds: [] };
    const noIds = { groupIds: new Map(), priceIds: new Map(), holdIds: new Map() };
    await api.inContext(promoter, (ctx) =>
      ctx.change('show.duplicate', async (change) => {
        const source = await requireShow(change, show.showCode);
        const copies = [{ ...noIds, show: await requireShow(change, to.showCode) }];
        await shortUrlsOfShow.copy?.(change, { source, chosen: new Set(['links']), ...none, copies });
        return { answer: undefined, promoterId: promoter.id, objectId: to.showCode };
      }),
    );
    show = to;
    const [copy] = (await list()).body.items;
    expect(copy).toMatchObject({ title: 'Flyer', isActive: false, visits: 0, revision: 1 });
    expect(copy?.targetUrl).toBe(`https://${HOST}/${to.showCode}/seats`);
    expect(copy?.slug).not.toBe(link.slug);
  });

  /** Creates a link at another promoter that has a show and the same allowed host. */
  async function createAsOther(slug: string) {
    const other = await api.createPromoter();
    await allowHosts([HOST], other);
    const user = await api.createUser(other, 'marketing');
    const { showCode } = await insertShow(api, other);
    return api.call(
      calls.createShortUrl,
      { body: { showCode, title: 'Theirs', targetUrl: TARGET, slug } },
      { as: user },
    );
  }
});

describe('the list of short links', () => {
  it('is newest first, with visits in all and per local day of the last thirty', async () => {
    const first = await add({ title: 'Poster' });
    daysLater(1);
    const second = await add({ title: 'Radio' });
    for (const [on, visits] of [
      ['2026-11-21', 3],
      ['2026-11-21', 2],
      ['2026-11-20', 1],
      ['2026-10-23', 7],
      ['2026-10-22', 9],
    ] as const)
      await count(first.id, on, visits);
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.items.map(({ title, visits }) => [title, visits])).toEqual([
      ['Radio', 0],
      ['Poster', 22],
    ]);
    expect(body.items[0]?.id).toBe(second.id);
    expect(body.items[1]?.last30Days).toEqual([7, ...Array(27).fill(0), 1, 5]);
    expect(body).toMatchObject({ totalItems: 2, totalKind: 'exact', urlBase: 'https://parterre.test/s/' });
  });

  it('ends with the day it is at the venue', async () => {
    api.setNow(new Date('2026-06-30T23:30:00Z'));
    const link = await add();
    await count(link.id, '2026-07-01', 4);
    expect((await list()).body.items[0]?.last30Days.at(-1)).toBe(4);
  });

  it('names the allowed hosts, and marks links whose host is not one any more', async () => {
    const link = await add({ title: 'Old shop', targetUrl: 'https://xn--mnchen-3ya.example/' });
    await allowHosts([HOST]);
    try {
      const { body } = await list();
      expect(body.allowedHosts).toEqual(expect.arrayContaining([HOST, 'parterre.test']));
      expect(body.items[0]?.isTargetAllowed).toBe(false);
      const ofShow = { promoterId: promoter.id, id: show.showId };
      const blocked = () => api.inContext(promoter, (ctx) => readBlockedLinks(ctx, ofShow));
      expect(await blocked()).toMatchObject([{ shortUrlId: link.id, title: 'Old shop' }]);
      await update(link.id, { isActive: false });
      expect(await blocked()).toEqual([]);
    } finally {
      await allowHosts([HOST, 'xn--mnchen-3ya.example']);
    }
  });

  it('is read page by page', async () => {
    for (let at = 0; at < 23; at++) await add({ title: `Link ${at}` });
    const first = (await list()).body;
    expect(first).toMatchObject({ totalItems: 23, totalPages: 2 });
    const rest = (await list({}, { next: first.next ?? '' })).body.items;
    expect(new Set([...first.items, ...rest].map(({ title }) => title)).size).toBe(23);
    expect((await list({}, { pageIndex: 2 })).body.items).toEqual(rest);
    const invalid = await list({}, { next: 'made-up' });
    expect(invalid.problem.fieldErrors).toMatchObject([{ field: 'next', code: 'cursor' }]);
  });

  it('is for the own events only, of a narrow membership for those it covers', async () => {
    const { id } = await add();
    expect((await list({ as: reader })).status).toBe(200);
    expect((await list({ as: stranger })).status).toBe(404);
    const here = await api.createUser(promoter, 'owner', { scope: 'venue', scopeIds: [show.venueId] });
    const elsewhere = await api.createUser(promoter, 'owner', { scope: 'venue', scopeIds: [4711] });
    expect((await list({ as: here })).status).toBe(200);
    expect((await update(id, { title: 'Mine' }, { as: here })).status).toBe(200);
    expect((await list({ as: elsewhere })).status).toBe(404);
    expect((await update(id, { title: 'Mine' }, { as: elsewhere })).status).toBe(404);
    expect((await remove(id, { as: elsewhere })).status).toBe(404);
  });
});

describe('changing a short link', () => {
  it('changes what is sent, keeps the slug and writes down what was', async () => {
    const link = await add();
    await count(link.id, '2026-11-20', 2);
    const { status, body, headers } = await update(link.id, { title: 'Flyer', isActive: false }, { revision: 1 });
    expect([status, headers.etag]).toEqual([200, '"2"']);
    expect(body).toMatchObject({ title: 'Flyer', isActive: false, slug: link.slug, targetUrl: TARGET, visits: 2 });
    expect(await readAudit('short-url.update', link.id)).toMatchObject({
      showId: show.showId,
      before: { name: 'Poster', isActive: true },
      after: { name: 'Flyer', isActive: false },
    });
  });

  it('refuses what creating refuses, a slug above all', async () => {
    const { id } = await add();
    const fieldOf = async (body: object) => (await update(id, body)).problem.fieldErrors?.[0]?.field;
    expect(await fieldOf({ targetUrl: 'https://evil.example/' })).toBe('targetUrl');
    expect(await fieldOf({ title: '' })).toBe('title');
    expect(await fieldOf({ slug: 'another' })).toBe('slug');
  });

  it('is for those who may, with the revision they saw', async () => {
    const { id } = await add();
    expect((await update(id, { title: 'x' }, { as: reader })).status).toBe(403);
    expect((await update(id, { title: 'x' }, { as: stranger })).status).toBe(404);
    const stale = await update(id, { title: 'x' }, { revision: 7 });
    expect([stale.status, stale.problem.code]).toEqual([412, 'STALE']);
    expect((await update(4711, { title: 'x' })).status).toBe(404);
  });
});

describe('deleting a short link', () => {
  it('takes its visits along, and the audit keeps how many there were', async () => {
    const link = await add();
    await count(link.id, '2026-11-20', 12);
    expect((await remove(link.id, { revision: 1 })).status).toBe(204);
    expect((await list()).body.items).toEqual([]);
    expect((await remove(link.id)).status).toBe(404);
    expect(await readAudit('short-url.remove', link.id)).toMatchObject({ before: { name: 'Poster', visits: 12 } });
    await expect(count(link.id, '2026-11-20', 1)).resolves.toBeUndefined();
  });

  it('is for those who may, with the revision they saw', async () => {
    const { id } = await add();
    expect((await remove(id, { as: reader })).status).toBe(403);
    expect((await remove(id, { as: stranger })).status).toBe(404);
    expect((await remove(id, { revision: 7 })).status).toBe(412);
    expect((await list()).body.totalItems).toBe(1);
  });
});

describe('visits', () => {
  it('add up however many count at once', async () => {
    const { id } = await add();
    await Promise.all([...Array(20)].map((_, at) => count(id, addDays('2026-11-20', -(at % 2)), 3)));
    expect((await list()).body.items[0]).toMatchObject({ visits: 60 });
  });

  it('leave no entry in the audit', async () => {
    const { id } = await add();
    await count(id, '2026-11-20', 1);
    expect(await readAudit('short-url.count', 0)).toBeUndefined();
  });
});

it('leaves a database in which every invariant holds', async () => {
  expect(await findBrokenInvariants(api.database)).toEqual([]);
});

async function readAudit(action: string, objectId: number) {
  const [entry] = await runAsSystem(api.database, (db) =>
    db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, action), eq(auditEntries.objectId, String(objectId)))),
  );
  return entry;
}
