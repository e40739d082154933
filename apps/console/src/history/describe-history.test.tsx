import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import type { ToldEntry } from './describe-change.ts';
import { describeHistory } from './describe-history.ts';

let t: TFunction<'history'>;
beforeAll(async () => {
  await startI18n('en-GB');
  await i18next.loadNamespaces('history');
  t = i18next.getFixedT('en-GB', 'history');
});

const tell = (action: string, summary: ToldEntry['summary'], more: Partial<ToldEntry> = {}) =>
  describeHistory(
    { actor: 'User 07', action, summary, changes: [], ...more },
    { t, language: 'en-GB', currency: 'USD' },
  );

describe('a line of the history', () => {
  it('says what a price became and what it was', () => {
    expect(
      tell('price.update', { name: 'Premium', field: 'faceValueMinor', from: 17_500, to: 18_500, changes: 1 }),
    ).toEqual({ title: 'Premium: price changed to USD 185.00', note: 'Was USD 175.00 · User 07' });
  });

  it('writes times and statuses as people read them', () => {
    const moved = { field: 'startsAtLocal', from: '2026-12-10T19:30:00', to: '2026-12-10T20:00:00', changes: 3 };
    expect(tell('show.update', moved, { reason: 'Late train' })).toEqual({
      title: 'Event: start changed to 10/12/2026, 20:00',
      note: 'Was 10/12/2026, 19:30 · and 2 more changes · Reason: Late train · User 07',
    });
    expect(tell('show.update', { field: 'status', from: 'ACTIVE', to: 'CANCEL_PENDING', changes: 1 }).title).toBe(
      'Event: status changed to CANCEL PENDING',
    );
  });

  it('says what changed of a thing without a name', () => {
    const told = tell('print-at-home.update', {
      field: 'terms',
      to: 'The doors close when the music begins.',
      changes: 3,
    });
    expect(told).toEqual({
      title: 'Print-at-home tickets changed: terms',
      note: 'and 2 more changes · User 07',
    });
  });

  it('names the pictures on tickets', () => {
    expect(tell('print-at-home.put', { name: 'BANNER' }).title).toBe('Picture Banner of the print-at-home tickets set');
  });

  it('says that an event was moved, why, and how many seats that took', () => {
    const moved = { field: 'venue', from: 'Hall', to: 'Arena', changes: 1, removedSeats: 2190 };
    expect(tell('show.move', moved, { reason: 'Flood' })).toEqual({
      title: 'Event moved: venue changed to Arena',
      note: 'Was Hall · 2,190 seats deleted · Reason: Flood · User 07',
    });
  });

  it('tells what seats were given', () => {
    const seats = { seats: 1096, blocks: 3, price: 'Stalls', pricedSeats: 900, hold: 'Press', heldSeats: 12 };
    expect(tell('seat.save-all', { ...seats, clearedSeats: 4 }).note).toBe(
      '1,096 seats · 900 with the ticket Stalls · 12 on hold Press · 4 without a price now · User 07',
    );
  });

  it('names pictures by what they are for', () => {
    expect(tell('image.put', { name: 'event-listing' }).title).toBe('Picture set: list of events');
  });

  it('shows names instead of ids, and the status in words', () => {
    const rate = { field: 'taxRateId', before: null, after: 'Sales tax' };
    const update = { name: 'Premium', field: 'taxRateId', to: 12, changes: 1 };
    expect(tell('price.update', update, { changes: [rate] }).title).toBe('Premium: tax rate changed to Sales tax');
    const pause = (of: string) => ({ of, field: 'statusCode', before: '1', after: '2' });
    const paused = { changes: [pause('Adult'), pause('Child')] };
    expect(tell('price.update-many', { prices: 2 }, paused)).toEqual({
      title: '2 tickets: status changed to paused',
      note: 'User 07',
    });
    const mixed = { changes: [pause('Adult'), { ...pause('Child'), after: '1' }] };
    expect(tell('price.update-many', { prices: 2 }, mixed).title).toBe(
      'Several tickets paused, resumed, shown or hidden',
    );
  });

  it('names the people and things that it is about', () => {
    const place = { t, language: 'en-GB', currency: 'USD', namePermission: () => 'Refund orders' };
    const say = (action: string, summary: ToldEntry['summary'], objectId?: string) =>
      describeHistory({ actor: '', action, summary, changes: [], ...(objectId && { objectId }) }, place).title;
    expect(say('invitation.create', { name: 'new@example.test' })).toBe('new@example.test invited');
    expect(say('access-request.approve', { name: 'Ben', permission: 'order:refund' })).toBe(
      'Access granted to Ben: Refund orders',
    );
    expect(say('people-list.read', {}, 'listCustomers')).toBe(
      'List with personal data read by an API token: Customers',
    );
    // An erased customer has no name.
    expect(say('customer.read', {}, '5')).toBe('Page of the customer #5 opened');
  });

  it('never shows an id where it has a name, and names an action it does not know', () => {
    expect(tell('show.update', { field: 'venueId', from: 12, to: 13, changes: 1 })).toEqual({
      title: 'Event: venue changed',
      note: 'User 07',
    });
    expect(tell('seat.save-all', { seats: 1096, skipped: 2 })).toEqual({
      title: 'Seats saved',
      note: '1,096 seats · 2 skipped · User 07',
    });
    expect(tell('moon.landing', {}).title).toBe('moon.landing');
  });
});
