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
const gathered = (...notifications: Partial<Notification>[]) =>
  gatherSaves(notifications.map((one) => ({ ...SAVE, ...one }))).map(({ seats, saves, isUnread }) => [
    seats,
    saves,
    isUnread,
  ]);

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
