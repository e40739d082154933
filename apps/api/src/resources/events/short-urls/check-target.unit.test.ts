import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toAddresses } from '#addresses.ts';
import { toAsciiHost } from './allowed-hosts.ts';
import { checkTarget } from './check-target.ts';

const HOST = 'www.whitelisteddomain.tld';
const rules = { allowedHosts: [HOST, 'localhost:3100'], addresses: toAddresses('http://localhost:3100') };
const payloads = readFileSync(new URL('./fixtures/open-redirect-payloads.txt', import.meta.url), 'utf8')
  .split(/\r?\n/)
  .filter((line) => line !== '');

describe('the target of a short link', () => {
  it.each(['', `https://${HOST}`, `https://${HOST}/`, 'https:', `https://${HOST}?next=`])(
    'never leaves the allowed hosts, whatever stands behind %j',
    (start) => {
      const accepted = payloads
        .map((payload) => checkTarget(`${start}${payload}`, rules))
        .flatMap((checked) => ('url' in checked ? [new URL(checked.url)] : []));
      expect(payloads.length).toBeGreaterThan(200);
      expect(accepted.filter(({ host }) => host !== HOST)).toEqual([]);
      expect(accepted.filter(({ username, password }) => username + password !== '')).toEqual([]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    '//evil.example',
    '/\\evil.example',
    `https:\\\\${HOST}`,
    `https://${HOST}\t.evil.example/`,
    `https://${HOST}%2eevil.example/`,
    `https://evil.example#@${HOST}/`,
    `https://${HOST}@evil.example/`,
    `https://user:secret@${HOST}/`,
    'http://127.0.0.1:3100/',
    'http://2130706433/',
    'http://[::1]:3100/',
    'http://localhost/',
    'http://localhost:3100/s/another',
    'http://LOCALHOST:3100/S/another',
    `ftp://${HOST}/`,
  ])('refuses %s', (address) => {
    expect(checkTarget(address, rules)).toHaveProperty('error');
  });

  it.each([
    [`https://${HOST}/mahler?seat=1#stalls`, `https://${HOST}/mahler?seat=1#stalls`],
    [`HTTPS://WWW.WhitelistedDomain.TLD:443`, `https://${HOST}/`],
    [`http://${HOST}/ä`, `http://${HOST}/%C3%A4`],
    ['http://localhost:3100/shows', 'http://localhost:3100/shows'],
  ])('takes %s', (address, url) => {
    expect(checkTarget(address, rules)).toEqual({ url });
  });

  it('names ten hosts at most, and how many more there are', () => {
    const allowedHosts = Array.from({ length: 14 }, (_, at) => `host-${at + 10}.example`);
    const checked = checkTarget('https://evil.example/', { ...rules, allowedHosts });
    expect(checked).toMatchObject({ error: { values: { more: 4 } } });
    expect('error' in checked && checked.error.message).toMatch(/host-19\.example and 4 more$/);
  });
});

describe('an allowed host', () => {
  it.each([
    ['Tickets.Example', 'tickets.example'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['tickets.example:443', 'tickets.example'],
    ['localhost:3100', 'localhost:3100'],
    ['tickets.example/path', undefined],
    ['bea@tickets.example', undefined],
    ['not a host', undefined],
  ])('%s is compared as %s', (written, host) => {
    expect(toAsciiHost(written)).toBe(host);
  });
});
