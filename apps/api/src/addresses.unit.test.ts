import { describe, expect, test } from 'vitest';
import { readUrl, toAddresses } from './addresses.ts';

const HOSTS = [
  ['rowline.example', 'rowline'],
  ['gatehouse.example:8443', 'gatehouse'],
] as const;

describe('the brand of a host', () => {
  const { siteAt } = toAddresses('https://tickets.example', { BRAND: 'parterre', BRAND_HOSTS: HOSTS });
  test.each([
    ['rowline.example', 'Rowline'],
    ['Rowline.example:3000', 'Rowline'],
    ['gatehouse.example:8443', 'Gatehouse'],
    ['gatehouse.example', 'Parterre'],
    ['tickets.example', 'Parterre'],
    [undefined, 'Parterre'],
  ])('%s is %s', (host, name) => {
    expect(siteAt(host).brand.displayName).toBe(name);
  });
});

describe('the addresses of a brand', () => {
  test('are its host with the scheme and port of PUBLIC_URL, and PUBLIC_URL for a brand without a host', () => {
    const { siteOf, brands } = toAddresses('http://localhost:3000', {
      BRAND_HOSTS: [['rowline.localhost', 'rowline']],
    });
    expect(brands).toEqual(['parterre', 'rowline']);
    expect(siteOf('rowline').url).toBe('http://rowline.localhost:3000');
    expect(siteOf(null)).toMatchObject({ brand: { name: 'parterre' }, url: 'http://localhost:3000' });
    expect(siteOf('gatehouse')).toMatchObject({ brand: { name: 'gatehouse' }, url: 'http://localhost:3000' });
  });

  test('are PUBLIC_URL for the brand that PUBLIC_URL shows, whatever other hosts it has', () => {
    const { siteOf } = toAddresses('https://rowline.example', {
      BRAND: 'rowline',
      BRAND_HOSTS: [['old.example', 'rowline']],
    });
    expect(siteOf(null).url).toBe('https://rowline.example');
  });

  test('have the support of the brand, else that of the deployment, else none', () => {
    const settings = { BRAND_SUPPORT_URL: { rowline: 'mailto:help@rowline.example' } };
    const { siteOf } = toAddresses('https://tickets.example', {
      ...settings,
      SUPPORT_URL: 'https://tickets.example/help',
    });
    expect([siteOf('rowline').supportUrl, siteOf(null).supportUrl]).toEqual([
      'mailto:help@rowline.example',
      'https://tickets.example/help',
    ]);
    expect(toAddresses('https://tickets.example', settings).siteOf(null).supportUrl).toBeUndefined();
  });

  test('have the guides of the brand, if it has its own', () => {
    const BRAND_GUIDES_URL = { rowline: 'https://rowline.example/guides' };
    const { siteOf } = toAddresses('https://tickets.example', { BRAND_GUIDES_URL });
    expect([siteOf('rowline').guidesUrl, siteOf(null).guidesUrl]).toEqual([
      'https://rowline.example/guides',
      undefined,
    ]);
  });
});

describe('an address', () => {
  test('is read with an umlaut as often as it is asked for', () => {
    const hosts = new Set(Array.from({ length: 20_000 }, () => readUrl('https://MÜNCHEN.example/Pläne')?.host));
    expect([...hosts]).toEqual(['xn--mnchen-3ya.example']);
  });

  test.each(['', 'mahler', 'https://', '//tickets.example'])('%j is none', (text) => {
    expect(readUrl(text)).toBeUndefined();
  });
});
