import { describe, expect, it } from 'vitest';
import { readHosts, toPromoterBody } from './promoter-values.tsx';

describe('hosts that were typed', () => {
  it('are read one by one, each once, in lower case', () => {
    expect(readHosts('Tickets.Harbour.example\nshop.example, tickets.harbour.example ;')).toEqual([
      'tickets.harbour.example',
      'shop.example',
    ]);
  });

  it('are taken out of addresses that were pasted', () => {
    expect(readHosts('https://tickets.example:8443/events?x=1')).toEqual(['tickets.example']);
  });

  it('are none in an empty text', () => {
    expect(readHosts(' \n')).toEqual([]);
  });
});

it('only what changed is sent', () => {
  expect(toPromoterBody({ name: 'New' })).toEqual({ name: 'New' });
  expect(toPromoterBody({ linkHosts: '' })).toEqual({ linkHosts: [] });
});
