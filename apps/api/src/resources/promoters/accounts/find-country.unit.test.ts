import { expect, it } from 'vitest';
import { findCountry } from './find-country.ts';

it.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['81.2.69.142', 'GB'],
  ['2001:4860:4860::8888', 'US'],
  ['192.168.1.20', null],
  ['172.16.3.4', null],
  ['::1', null],
  ['fe80::1%eth0', null],
  ['not an address', null],
  ['', null],
])('of %s', (address, country) => expect(findCountry(address)).toBe(country));
