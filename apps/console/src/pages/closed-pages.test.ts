import { FEATURES } from '@parterre/contract/wire/permissions';
import { expect, test } from 'vitest';
import { findClosedPage } from './closed-pages.ts';
import { paths } from './paths.ts';

test.each([
  ['seat-manager', paths.seats('MAHLER5A', 'tickets')],
  ['seat-manager', paths.seat('MAHLER5A', '12')],
  ['seat-manager', paths.dueHolds()],
  ['event-setup', paths.showTicketNew('MAHLER5A', 3)],
  ['event-setup', paths.showNew({ venueId: 4 })],
  ['events-list', paths.showsOnSale()],
  ['events-list', paths.tour(5)],
  ['reporting', paths.report('seat-holds')],
  ['order-management', paths.ordersOfShow('MAHLER5A')],
  ['financials', paths.settlements()],
  ['guest-list', paths.showGuestListNew('MAHLER5A')],
  ['guest-list', paths.guestListsWaiting()],
  ['order-management', '/Orders'],
  ['Sales', paths.reportData('sales')],
  ['CustomerData', paths.report('customer-data')],
  ['Instalments', paths.instalmentsOverdue()],
  ['FanShare', paths.report('fanshare')],
] as const)('%s is where %s leads', (feature, path) => {
  expect(findClosedPage(new Set([feature]), path)).toBe(feature);
  const others = FEATURES.filter((other) => findClosedPage(new Set([other]), path) === undefined);
  expect(others.length).toBeGreaterThan(FEATURES.length - 4);
});

test('pages that everybody needs cannot be closed by any feature', () => {
  for (const path of [paths.root(), paths.account(), paths.users(), paths.promoter('hall'), paths.show('MAHLER5A')])
    expect(findClosedPage(new Set(FEATURES), path)).toBeUndefined();
});
