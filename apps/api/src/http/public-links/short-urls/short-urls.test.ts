import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import * as calls from '@parterre/contract/calls/short-urls';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { openShortUrls } from '#resources/events/short-urls/open-short-urls.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { ADDRESSES, startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { mountShortUrls } from './mount-short-urls.ts';

const HOST = 'tickets.harbour.example';
const TARGET = `https://${HOST}/mahler-5?from=poster`;
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const WAIT = { timeout: 15_000, interval: 100 };

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let showCode: string;
let people = 0;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  await allowHosts([HOST]);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  ({ showCode } = await insertShow(api, promoter));
});

const allowHosts = (linkHosts: string[]) =>
  runAsSystem(api.database, (db) => db.update(promoters).set({ linkHosts }).where(eq(promoters.id, promoter.id)));

async function add(targetUrl = TARGET) {
  const body = { showCode, title: 'Poster', targetUrl };
  const answer = await api.call(calls.createShortUrl, { body }, { as: owner });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** Visits as a new person each time, unless the headers or the address say otherwise. */
function visit(
  slug: string,
  headers: Record<string, string> = {},
  more: { method?: 'GET' | 'HEAD'; from?: string } = {},
) {
  people++;
  return api.app.inject({
    method: more.method ?? 'GET',
    url: `/s/${slug}`,
    remoteAddress: more.from ?? `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    headers: { 'user-agent': PERSON, accept: 'text/html', ...headers },
  });
}

async function readVisits(): Promise<number | undefined> {
  const { body } = await api.call(calls.listShortUrls, { params: { showCode } }, { as: owner });
  return body.items[0]?.visits;
}

describe('a short link', () => {
  it('sends people where it leads, without cookies and without being kept', async () => {
    const { slug } = await add();
    const response = await visit(slug);
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({
      location: TARGET,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.body).toBe('');
  });

  it('is found in any case and with a slash behind it', async () => {
    const { slug } = await add();
    for (const typed of [slug.toUpperCase(), `${slug}/`, `${slug}?utm_source=x&next=//evil.example`])
      expect((await visit(typed)).headers.location).toBe(TARGET);
  });

  it('follows its target at once, and leads nowhere while it is paused', async () => {
    const { id, slug } = await add();
    const change = (body: object) => api.call(calls.updateShortUrl, { params: { id }, body }, { as: owner });
    await change({ targetUrl: `https://${HOST}/new` });
    expect((await visit(slug)).headers.location).toBe(`https://${HOST}/new`);
    await change({ isActive: false });
    expect((await visit(slug)).statusCode).toBe(404);
    await change({ isActive: true });
    expect((await visit(slug)).statusCode).toBe(302);
  });

  it('leads nowhere once its host is not allowed any more, and back when it is', async () => {
    const { slug } = await add();
    await allowHosts([]);
    try {
      expect((await visit(slug)).statusCode).toBe(404);
    } finally {
      await allowHosts([HOST]);
    }
    expect((await visit(slug)).statusCode).toBe(302);
  });

  it('shows the same page for what is unknown, paused and deleted', async () => {
    const { id, slug } = await add();
    await api.call(calls.removeShortUrl, { params: { id } }, { as: owner });
    const pages = [
      await visit(slug),
      await visit('abcd2345'),
      await visit('x'),
      await visit(`${slug}-${slug}-${slug}`),
    ];
    for (const page of pages) {
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain('Oops, page not found');
      expect(page.body).toContain('Unfortunately, we can&#39;t find this page');
    }
    const bodies = new Set(pages.map(({ body }) => body.replace(/nonce="[^"]+"/, '')));
    expect(bodies.size).toBe(1);
  });

  it('speaks German to those who do, and runs nothing', async () => {
    const page = await visit('abcd2345', { 'accept-language': 'de-CH,de;q=0.9' });
    expect(page.body).toContain('<html lang="de"');
    expect(page.body).toContain('Hoppla, Seite nicht gefunden');
    const policy = String(page.headers['content-security-policy']);
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(page.body).toContain(`<style nonce="${nonce}">`);
  });
});

describe('open redirects', () => {
  const file = new URL('../../../resources/events/short-urls/fixtures/open-redirect-payloads.txt', import.meta.url);
  const payloads = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);

  it('are not made of what stands in the path', async () => {
    for (const payload of payloads) {
      const response = await visit(encodeURIComponent(payload));
      expect([payload, response.headers.location]).toEqual([payload, undefined]);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('are not made of a target: each is refused, or stays on the allowed host', async () => {
    const targets = payloads.flatMap((payload) => {
      const onHost = payload.replaceAll('www.whitelisteddomain.tld', HOST);
      return [onHost, `https://${HOST}${payload}`];
    });
    const taken: string[] = [];
    for (const targetUrl of targets) {
      const body = { showCode, title: 'Try', targetUrl };
      const answer = await api.call(calls.createShortUrl, { body }, { as: owner });
      expect([400, 201]).toContain(answer.status);
      if (answer.status === 201) taken.push(answer.body.slug);
      else expect(answer.problem.fieldErrors?.[0]?.field).toBe('targetUrl');
    }
    expect(taken.length).toBeGreaterThan(50);
    for (const slug of taken) expect(new URL(String((await visit(slug)).headers.location)).host).toBe(HOST);
  });
});

describe('counting', () => {
  it('counts people, each browser once in half an hour', async () => {
    const { slug } = await add();
    for (let at = 0; at < 5; at++) await visit(slug);
    for (let at = 0; at < 5; at++) await visit(slug, {}, { from: '192.0.2.1' });
    await expect.poll(readVisits, WAIT).toBe(6);
  });

  it('redirects bots, HEAD and what looks ahead without counting them', async () => {
    const { slug } = await add();
    const silent = [
      await visit(slug, { 'user-agent': 'WhatsApp/2.23.20.0 A' }),
      await visit(slug, { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' }),
      await visit(slug, { 'sec-purpose': 'prefetch;prerender' }),
      await visit(slug, { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }),
      await visit(slug, {}, { method: 'HEAD' }),
    ];
    expect(silent.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      Array(5).fill([302, TARGET]),
    );
    await visit(slug);
    await expect.poll(readVisits, WAIT).toBe(1);
  });

  it('takes the day it is at the venue', async () => {
    api.setNow(new Date('2026-06-30T23:30:00Z'));
    const { slug } = await add();
    await visit(slug);
    await expect.poll(readVisits, WAIT).toBe(1);
    const { body } = await api.call(calls.listShortUrls, { params: { showCode } }, { as: owner });
    expect(body.items[0]?.last30Days.at(-1)).toBe(1);
  });

  it('cannot be driven up from one address', async () => {
    const { slug } = await add();
    for (let at = 0; at < 230; at++) {
      const response = await visit(slug, { 'user-agent': `${PERSON} ${at}` }, { from: '192.0.2.9' });
      expect(response.statusCode).toBe(302);
    }
    await visit(slug);
    await expect.poll(readVisits, WAIT).toBe(201);
  });
});

describe('guessing', () => {
  it('ends after sixty addresses a minute that lead nowhere, for that network alone', async () => {
    const { slug } = await add();
    const from = '198.51.100.7';
    const guess = async (at: number) => (await visit(`guess-${at}`, {}, { from })).statusCode;
    for (let at = 0; at < 60; at++) expect(await guess(at)).toBe(404);
    const refused = await visit(slug, { 'x-forwarded-for': '203.0.113.1' }, { from });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.body).toContain('Just a moment');
    expect((await visit(slug, {}, { from: '198.51.100.8' })).statusCode).toBe(302);
    api.setNow(new Date('2026-11-20T12:01:00Z'));
    expect((await visit(slug, {}, { from })).statusCode).toBe(302);
  });

  it('is not what a crowd behind one address does', async () => {
    const { slug } = await add();
    for (let at = 0; at < 150; at++) expect((await visit(slug, {}, { from: '198.51.100.9' })).statusCode).toBe(302);
  });
});

/** Mounts the same addresses with a database that refuses connections. */
async function mountUnreachable(logged: string[]) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await promisify(server.close.bind(server))();
  const database = await openDatabase(`postgres://nobody@127.0.0.1:${port}/nothing`);
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } });
  const deps = { addresses: ADDRESSES, now: () => new Date(), log: app.log };
  await mountShortUrls(app, { ...deps, links: openShortUrls({ ...deps, database }) });
  app.addHook('onClose', () => database.close());
  return app;
}

describe('a failure', () => {
  it('is a page in words, and an error in the log', async () => {
    const logged: string[] = [];
    const app = await mountUnreachable(logged);
    const response = await app.inject('/s/mahler-5').finally(() => app.close());
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.body).toContain('This link cannot be opened right now.');
    expect(logged.some((line) => line.includes('a short link failed'))).toBe(true);
  });
});
