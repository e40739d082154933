import * as calls from '@parterre/contract/calls/short-urls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertShow } from '#test/scenes/insert-show.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { drawQrCode } from './get-qr-code.ts';
import { readQrCode } from './testing/read-qr-code.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let link: { id: number; slug: string; url: string };

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  const { showCode } = await insertShow(api, promoter);
  const body = { showCode, title: 'Plakat „Größe“', slug: 'mahler-5', targetUrl: 'https://parterre.test/' };
  link = (await api.call(calls.createShortUrl, { body }, { as: owner })).body;
});
afterAll(() => api.close());

const ask = (id: number, format: 'svg' | 'png' | undefined, as = owner) =>
  api.call(calls.getShortUrlQrCode, { params: { id }, ...(format ? { query: { format } } : {}) }, { as });

describe('the QR code of a short link', () => {
  it.each(['svg', 'png'] as const)(
    'says the address as %s, at level M, with four modules of white around it',
    async (format) => {
      const { status, headers, bytes } = await ask(link.id, format);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(format === 'svg' ? /^image\/svg\+xml/ : /^image\/png$/);
      expect(await readQrCode(bytes)).toEqual({ text: 'https://parterre.test/s/mahler-5', level: 'M', quietZone: 4 });
    },
  );

  it('is a file that anybody can name', async () => {
    const { headers } = await ask(link.id, 'png');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Plakat Groe (mahler-5).png"; filename*=UTF-8''Plakat%20%E2%80%9EGr%C3%B6%C3%9Fe%E2%80%9C%20%28mahler-5%29.png`,
    );
  });

  it('is SVG unless PNG is asked for, without script, style or anything from elsewhere', async () => {
    const { headers, text } = await ask(link.id, undefined);
    expect(headers['content-type']).toMatch(/svg/);
    expect(text).not.toMatch(/<script|style=|href|url\(/);
  });

  it('is for who may see the event', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await ask(link.id, 'svg', stranger)).status).toBe(404);
    expect((await ask(4711, 'svg')).status).toBe(404);
    const reader = await api.createUser(promoter, 'auditor');
    expect((await ask(link.id, 'svg', reader)).status).toBe(200);
    const elsewhere = await api.createUser(promoter, 'owner', { scope: 'venue', scopeIds: [4711] });
    expect((await ask(link.id, 'svg', elsewhere)).status).toBe(404);
  });

  it('comes in two formats only', async () => {
    const response = await api.app.inject({
      url: `/api/main/short-urls/${link.id}/qr-code?format=gif`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fieldErrors[0].field).toBe('format');
  });

  it('holds the longest address of a link', async () => {
    const longest = `https://a-rather-long-host-name.tickets.example/s/${'a1-'.repeat(13)}z`;
    expect(await readQrCode(await drawQrCode(longest, 'png'))).toMatchObject({ text: longest });
  });
});
