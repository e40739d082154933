import { describe, expect, test } from 'vitest';
import { findObstacle, type PointOfSale } from './find-obstacle.ts';

type Ticket = Parameters<typeof findObstacle>[0];
const TICKET: Ticket = {
  statusCode: 1,
  onSaleAtLocal: null,
  offSaleAtLocal: null,
  visibility: 'public',
  partnerSiteIds: [],
};
const WEB: PointOfSale = {
  channel: 'web',
  now: new Date('2026-11-20T12:00:00Z'),
  timeZone: 'Europe/London',
  isCovered: false,
};
const BOX: PointOfSale = { ...WEB, channel: 'box-office' };
const PARTNER: PointOfSale = { ...WEB, channel: 'partner-site', partnerSiteId: 2 };
const COVERED: PointOfSale = { ...WEB, isCovered: true };

describe('what is in the way of a ticket', () => {
  test.each<[string, Partial<Ticket>, PointOfSale, string | undefined]>([
    ['nothing', {}, WEB, undefined],
    ['a pause, on the web', { statusCode: 2 }, WEB, 'paused'],
    ['a pause, at the box office', { statusCode: 2 }, BOX, 'paused'],
    ['nothing for comps', { statusCode: 88, visibility: 'box-office' }, BOX, undefined],
    ['no code', { visibility: 'code' }, WEB, 'code-only'],
    ['no code, at the box office', { visibility: 'code' }, BOX, 'code-only'],
    ['nothing with a code', { visibility: 'code' }, COVERED, undefined],
    ['a pause in spite of a code', { visibility: 'code', statusCode: 2 }, COVERED, 'paused'],
    ['the cover over a hidden ticket', { visibility: 'hidden' }, COVERED, 'hidden'],
    ['nothing at the box office', { visibility: 'hidden' }, BOX, undefined],
    ['the counter, on the web', { visibility: 'box-office' }, WEB, 'box-office-only'],
    ['the counter, at a partner', { visibility: 'box-office' }, PARTNER, 'box-office-only'],
    ['nothing on the phone', { visibility: 'box-office' }, { ...WEB, channel: 'phone' }, undefined],
    ['another partner site', { partnerSiteIds: [1, 3] }, PARTNER, 'other-partner-site'],
    ['nothing at its own partner site', { partnerSiteIds: [1, 2] }, PARTNER, undefined],
    ['nothing on the own site of the promoter', { partnerSiteIds: [1] }, WEB, undefined],
    ['the time before its sale', { onSaleAtLocal: '2026-11-20T12:00:01' }, WEB, 'not-on-sale-yet'],
    ['nothing from the first second of its sale', { onSaleAtLocal: '2026-11-20T12:00:00' }, WEB, undefined],
    ['the time after its sale', { offSaleAtLocal: '2026-11-20T12:00:00' }, WEB, 'off-sale'],
    ['nothing until the last second of its sale', { offSaleAtLocal: '2026-11-20T12:00:01' }, WEB, undefined],
    ['nothing before its sale at the box office', { onSaleAtLocal: '2027-01-01T00:00:00' }, BOX, undefined],
    [
      'the clock of the venue',
      { onSaleAtLocal: '2026-11-20T12:00:00' },
      { ...WEB, timeZone: 'America/New_York' },
      'not-on-sale-yet',
    ],
    [
      'nothing in an hour that comes twice, from its first time on',
      { onSaleAtLocal: '2026-10-25T01:30:00', offSaleAtLocal: '2026-10-25T01:45:00' },
      { ...WEB, now: new Date('2026-10-25T01:15:00Z') },
      undefined,
    ],
    [
      'the time before an hour that the clock leaps over',
      { onSaleAtLocal: '2027-03-28T01:30:00' },
      { ...WEB, now: new Date('2027-03-28T01:29:59Z') },
      'not-on-sale-yet',
    ],
  ])('is %s', (_name, ticket, counter, obstacle) => {
    expect(findObstacle({ ...TICKET, ...ticket }, counter)).toBe(obstacle);
  });
});
