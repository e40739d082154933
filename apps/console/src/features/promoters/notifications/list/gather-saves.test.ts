import type { Notification } from '@parterre/contract/notifications';
import { expect, test } from 'vitest';
import { gatherSaves } from './gather-saves.ts';

const SAVE: Notification = {
  notificationId: 1,
  promoterCode: 'harbour-hall',
  kind: 'seats.changed',
  at: '2026-11-20T12:00:00.000Z',
  actorName: 'Ben',
  isUnread: false,
  show: { showCode: 'ABCD2345', name: { 'en-GB': 'A concert' } },
  ids: [1],
  details: { seats: 4 },
};
const gatherIn = (zone: string, ...notifications: Partial<Notification>[]) =>
  gatherSaves(
    notifications.map((one) => ({ ...SAVE, ...one })),
    () => zone,
  ).map(({ seats, saves, isUnread }) => [seats, saves, isUnread]);

const gathered = (...notifications: Partial<Notification>[]) => gatherIn('Europe/Zurich', ...notifications);

test('saves of one event by one person in a day are one line, unread while one of them is', () => {
  expect(gathered({}, { isUnread: true }, {})).toEqual([[12, 3, true]]);
});

test.each<[string, Partial<Notification>]>([
  ['another event', { show: { showCode: 'ZZZZ2345', name: {} } }],
  ['somebody else', { actorName: 'Ada' }],
  ['another day', { at: '2026-11-19T12:00:00.000Z' }],
  ['something else', { kind: 'hold.due' }],
  ['an event that is gone', { show: null }],
])('%s is a line of its own', (_, other) => {
  expect(gathered({}, other)).toHaveLength(2);
});

test.each([
  ['New York', 'America/New_York', '2026-11-21T05:30:00.000Z', '2026-11-21T04:30:00.000Z', '2026-11-20T05:30:00.000Z'],
  ['Zurich', 'Europe/Zurich', '2026-11-20T23:30:00.000Z', '2026-11-20T22:30:00.000Z', '2026-11-19T23:30:00.000Z'],
])('a day in %s is from midnight to midnight there, not in UTC', (_, zone, nextAt, lateAt, earlyAt) => {
  expect(gatherIn(zone, { at: nextAt }, { at: lateAt }, { at: earlyAt })).toEqual([
    [4, 1, false],
    [8, 2, false],
  ]);
});
