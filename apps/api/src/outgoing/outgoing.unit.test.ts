import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutgoing, lookUpOutside } from './outgoing.ts';
import { couldBePublic, isPublicAddress } from './public-address.ts';

const secretKey = 'a-key-that-only-tests-seal-with-....';
const inside = createOutgoing({ secretKey, allowsPrivate: true });
const outside = createOutgoing({ secretKey, allowsPrivate: false });
let server: Server;
let base: string;
const seen: { url: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    seen.push({ url: request.url ?? '', body });
    if (request.url === '/moved') response.writeHead(307, { location: `${base}/elsewhere` }).end();
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('an address', () => {
  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is one of the internet', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2001::1',
    '2002:a00:1::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    'not-an-address',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['localhost', 'a.localhost', 'db', 'db.internal', 'printer.local', '[::1]', '10.0.0.1'])(
    '%s is known inside only',
    (host) => expect(couldBePublic(host)).toBe(false),
  );
});

describe('what is sent', () => {
  it('comes there with its body and its status back', async () => {
    expect(await inside.post(`${base}/hook`, { 'content-type': 'application/json' }, '{"a":"ü"}')).toMatchObject({
      status: 204,
    });
    expect(seen.at(-1)).toEqual({ url: '/hook', body: '{"a":"ü"}' });
  });

  it('follows no redirect', async () => {
    expect(await inside.post(`${base}/moved`, {}, '{}')).toMatchObject({ status: 307 });
    expect(seen.at(-1)?.url).toBe('/moved');
  });

  it('says when nobody is there', async () => {
    expect(await inside.post('http://127.0.0.1:1/', {}, '{}')).toMatchObject({ fault: 'unreachable' });
  });

  it.each(['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'http://example.com/'])(
    'is never sent inside or unsealed: %s',
    async (url) => expect(await outside.post(url, {}, '{}')).toMatchObject({ fault: 'private-address' }),
  );

  it('is not sent to a name that leads inside, asked when it is sent', async () => {
    const error = await new Promise((resolve) => lookUpOutside('localhost', {}, (refused) => resolve(refused)));
    expect(error).toMatchObject({ message: 'Leads to an address inside' });
  });
});

it('a secret is opened with the key that sealed it, and with no other', () => {
  const sealed = inside.seal('whsec_abc');
  expect(outside.unseal(sealed)).toBe('whsec_abc');
  expect(createOutgoing({ secretKey: 'x'.repeat(40), allowsPrivate: false }).unseal(sealed)).toBeUndefined();
});
