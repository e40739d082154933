/** Shows as the pickers request them; the list has both for any search. */
export const PICKED_EVENT = {
  showCode: 'K7M2QXRB',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  defaultCulture: 'en-GB',
  startsAtLocal: '2026-12-10T19:30:00',
  timeZone: 'Europe/London',
  venue: { venueId: 3, name: 'Harbour Hall' },
};
const OTHER_EVENT = { ...PICKED_EVENT, showCode: 'B4N9TWXC', name: { 'en-GB': 'Winter songs' } };

export const EVENT_ANSWERS = {
  'GET /api/main/shows': { items: [PICKED_EVENT, OTHER_EVENT], totalPages: 1, totalItems: 2, totalKind: 'exact' },
  [`GET /api/main/shows/${PICKED_EVENT.showCode}`]: PICKED_EVENT,
  [`GET /api/main/shows/${OTHER_EVENT.showCode}`]: OTHER_EVENT,
};
