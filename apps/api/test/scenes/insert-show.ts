import { showCodes, shows } from '#db/schema/events/shows.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { runAsSystem } from '#db/system.ts';
import { newId, newShowCode } from '#ids.ts';
import type { TestApi, TestPromoter } from '../support/test-api.ts';

/** Inserts the smallest show that a test can use, without the verbs: a venue, and a show without a plan. */
export async function insertShow(
  api: Pick<TestApi, 'database'>,
  promoter: TestPromoter,
): Promise<{ showCode: string; showId: number; venueId: number }> {
  const show = { showCode: newShowCode(), showId: newId(), venueId: newId() };
  const createdAt = new Date('2026-01-01T12:00:00Z');
  const place = { timeZone: 'Europe/London', createdAt };
  await runAsSystem(api.database, async (db) => {
    await db.insert(venues).values({
      ...place,
      promoterId: promoter.id,
      id: show.venueId,
      name: `Hall ${show.showCode}`,
      address: '',
      town: 'London',
      postcode: '',
      countryCode: 'GB',
      nameKey: `hall ${show.showCode.toLowerCase()}`,
      townKey: 'london',
    });
    await db.insert(showCodes).values({ showCode: show.showCode, promoterId: promoter.id, showId: show.showId });
    await db.insert(shows).values({
      ...place,
      promoterId: promoter.id,
      id: show.showId,
      showCode: show.showCode,
      name: { 'en-GB': 'A concert' },
      description: {},
      sortKey: 'a concert',
      venueId: show.venueId,
      venueKey: 'hall',
      status: 'PENDING',
      seating: 'RESERVED',
      startsAtLocal: '2027-03-01T19:30:00',
      startsAt: new Date('2027-03-01T19:30:00Z'),
      startsOn: '2027-03-01',
      currency: 'GBP',
      defaultCulture: 'en-GB',
    });
  });
  return show;
}
