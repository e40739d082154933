import { describe, expect, it } from 'vitest';
import { applyOrder } from '#tables/sortable/use-given-order.ts';
import { makeGroup, makePrice } from '#test/make-price.ts';
import { countFollowers } from './drawer/fields/ticket-link-fields.tsx';
import { nextColour } from './drawer/new-ticket.tsx';
import {
  newTicketValues,
  toCompBody,
  toLink,
  toTicketBody,
  toTicketPatch,
  toTicketValues,
} from './drawer/ticket-values.ts';
import { groupTickets, listTickets } from './page/use-tickets.ts';
import { toTicketState } from './ticket-status.ts';

const group = (priceGroupId: number) => makeGroup(priceGroupId, `Group ${priceGroupId}`);
const price = (priceTypeId: number, priceGroupId: number) =>
  makePrice(priceTypeId, priceGroupId, `Ticket ${priceTypeId}`, {
    taxRateId: 4,
    offSaleAtLocal: '2026-12-10T18:00:00',
    displayOrder: priceTypeId,
    revision: 3,
  });

describe('tickets in their groups', () => {
  it('stand in the order of their groups; next and previous go on across groups', () => {
    const groups = groupTickets([group(2), group(1)], [price(11, 1), price(21, 2), price(22, 2)]);
    expect(listTickets(groups).map((ticket) => ticket.priceTypeId)).toEqual([21, 22, 11]);
  });

  it('are put in another order in their own places', () => {
    const ids = applyOrder([1, 2, 3, 4, 5], [4, 2], (id) => id);
    expect(ids).toEqual([1, 4, 3, 2, 5]);
    expect(applyOrder([1, 2], null, (id) => id)).toEqual([1, 2]);
    expect(applyOrder([1, 2], [2, 9, 1], (id) => id)).toEqual([2, 1]);
  });
});

describe('the values of a ticket', () => {
  const values = toTicketValues(price(11, 1), { cultures: ['en-GB', 'de'], prices: [price(11, 1)], holds: [] });

  it('have a field for every language and an empty text for no date', () => {
    expect(values).toMatchObject({ name: { 'en-GB': 'Ticket 11', de: '' }, onSaleAtLocal: '', linkKind: 'none' });
  });

  it('send only what changed', () => {
    const changed = { faceValueMinor: 14_000, offSaleAtLocal: '' };
    expect(toTicketPatch(changed, { ...values, ...changed })).toEqual({ faceValueMinor: 14_000, offSaleAtLocal: null });
    expect(toTicketPatch({ isSeated: false }, values)).toEqual({});
  });

  it('send a link whole, in hundredths of a percent, and no price of their own with it', () => {
    const linked = {
      ...values,
      linkKind: 'percentage' as const,
      linkedPriceId: 7,
      linkPercent: -12.5,
      faceValueMinor: 9,
    };
    expect(toLink(linked)).toEqual({ priceTypeId: 7, kind: 'percentage', difference: -1250 });
    expect(toTicketPatch({ linkPercent: -12.5, faceValueMinor: 9 }, linked)).toEqual({ link: toLink(linked) });
    expect(toTicketPatch({ linkKind: 'none' }, values)).toEqual({ link: null });
  });

  it('leave the places of a seated ticket to its seats', () => {
    const fresh = newTicketValues({
      show: { seating: 'UNRESERVED' },
      cultures: ['en-GB'],
      priceGroupId: 1,
      taxRateId: null,
      colour: '#2C74D8',
    });
    expect(toTicketBody(fresh)).toMatchObject({ isSeated: false, allocation: 0, colour: '#2C74D8' });
    expect(toTicketBody({ ...fresh, isSeated: true })).not.toHaveProperty('allocation');
  });
});

describe('a complimentary ticket', () => {
  const fresh = newTicketValues({
    kind: 'comp',
    show: { seating: 'UNRESERVED' },
    cultures: ['en-GB'],
    priceGroupId: 1,
    taxRateId: 4,
    colour: '#2C74D8',
  });

  it('is sent without money, link and sites, and is never public', () => {
    const body = toCompBody({ ...fresh, name: { 'en-GB': 'Press' }, faceValueMinor: 900, visibility: 'public' });
    expect(body).toEqual({
      name: { 'en-GB': 'Press' },
      description: {},
      priceGroupId: 1,
      isSeated: false,
      colour: '#2C74D8',
      allocation: 0,
      fewestPerOrder: 1,
      mostPerOrder: 10,
      onSaleAtLocal: null,
      offSaleAtLocal: null,
      visibility: 'box-office',
    });
    expect(toCompBody({ ...fresh, visibility: 'hidden' }).visibility).toBe('hidden');
  });
});

describe('a linked price', () => {
  it('is counted among those that change with its base, through others too and once', () => {
    const follow = (id: number, base: number) => ({
      ...price(id, 1),
      link: { priceTypeId: base, kind: 'fixed' as const, difference: 0 },
    });
    const prices = [price(1, 1), follow(2, 1), follow(3, 2), follow(4, 2), price(5, 1)];
    expect(countFollowers(prices, 1)).toBe(3);
    expect(countFollowers(prices, 2)).toBe(2);
    expect(countFollowers(prices, 5)).toBe(0);
  });
});

describe('a new ticket', () => {
  it('takes the first colour nobody has', () => {
    expect(nextColour([])).toBe('#5C48C6');
    expect(nextColour(['#5c48c6', '#128A7C'])).toBe('#2C74D8');
    expect(nextColour(Array.from({ length: 9 }, (_, at) => nextColour(Array.from({ length: at }, () => 'x'))))).toMatch(
      /^#/,
    );
  });
});

describe('whether a ticket is on sale', () => {
  const stock = {
    allocation: 10,
    sold: 0,
    inBaskets: 0,
    held: 0,
    blocked: 0,
    reservedByCodes: 0,
    available: 10,
    grossMinor: 0,
  };
  const noPlaces = { ...stock, allocation: 0, available: 0 };
  const gone = { ...stock, sold: 10, available: 0 };

  it.each([
    [1, stock, 'ON_SALE', 'onSale'],
    [1, stock, 'NOT_STARTED', 'notYet'],
    [1, noPlaces, 'NOT_STARTED', 'notYet'],
    [1, stock, 'OFF_SALE', 'offSale'],
    [1, gone, 'ENDED', 'offSale'],
    [1, noPlaces, 'ON_SALE', 'noPlaces'],
    [1, gone, 'ON_SALE', 'soldOut'],
    [1, gone, 'SOLD_OUT', 'soldOut'],
    [2, noPlaces, 'NOT_STARTED', 'paused'],
    [88, stock, 'ON_SALE', 'comp'],
    [7, stock, 'ON_SALE', 'unknown'],
  ] as const)('code %i with %o of an event %s: %s', (statusCode, stockOf, saleState, state) => {
    expect(toTicketState({ statusCode, stock: stockOf }, { saleState })).toBe(state);
  });
});
