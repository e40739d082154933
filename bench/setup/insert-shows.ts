import type { Database } from '../../apps/api/src/db/database.ts';
import { showCodes, shows, showWords } from '../../apps/api/src/db/schema/events/shows.ts';
import { memberships, users } from '../../apps/api/src/db/schema/ground/users.ts';
import { promoters } from '../../apps/api/src/db/schema/promoters/promoters.ts';
import { venues } from '../../apps/api/src/db/schema/seating/venues.ts';
import { runAsSystem } from '../../apps/api/src/db/system.ts';
import { newId, newShowCode } from '../../apps/api/src/ids.ts';
import { DAY_MS } from '../../apps/api/src/time/zones.ts';

export const BENCH_PROMOTER_ID = 900;
export const BENCH_USER_ID = 'bench-user';
const BATCH = 500;

/** Inserts a promoter with its owner, fifty venues and `count` shows spread over a year. */
export async function insertShows(database: Database, count: number): Promise<void> {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const promoterId = BENCH_PROMOTER_ID;
  await runAsSystem(database, async (db) => {
    await db.insert(promoters).values({
      id: promoterId,
      code: 'bench',
      name: 'Bench',
      cultures: ['en-GB'],
      currency: 'GBP',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    });
    await db.insert(users).values({ id: BENCH_USER_ID, email: 'bench@example.test', name: 'Bench', createdAt });
    await db.insert(memberships).values({ promoterId, userId: BENCH_USER_ID, role: 'owner', scopeIds: [] });
    const places = Array.from({ length: 50 }, (_, index) => ({
      promoterId,
      id: newId(),
      name: `Hall ${index}`,
      address: '',
      town: `Town ${index % 9}`,
      postcode: '',
      countryCode: 'GB',
      timeZone: 'Europe/London',
      nameKey: `hall ${index}`,
      townKey: `town ${index % 9}`,
      createdAt,
    }));
    await db.insert(venues).values(places);
    const rows = Array.from({ length: count }, (_, index) => {
      const place = places[index % places.length];
      if (!place) throw new Error('no venue');
      const startsAt = new Date(createdAt.getTime() + Math.floor((index / count) * 365) * DAY_MS + 19 * 3_600_000);
      return {
        promoterId,
        id: newId(),
        showCode: newShowCode(),
        name: { 'en-GB': `Concert number ${index}` },
        description: {},
        sortKey: `concert number ${String(index).padStart(6, '0')}`,
        venueId: place.id,
        venueKey: place.nameKey,
        status: 'ACTIVE' as const,
        seating: 'RESERVED' as const,
        startsAtLocal: `${startsAt.toISOString().slice(0, 10)}T19:30:00`,
        timeZone: 'Europe/London',
        startsAt,
        startsOn: startsAt.toISOString().slice(0, 10),
        currency: 'GBP',
        defaultCulture: 'en-GB',
        capacity: 1000,
        createdAt,
      };
    });
    for (let i = 0; i < rows.length; i += BATCH) {
      const batch = rows.slice(i, i + BATCH);
      await db.insert(showCodes).values(batch.map((row) => ({ showCode: row.showCode, promoterId, showId: row.id })));
      await db.insert(shows).values(batch);
      await db
        .insert(showWords)
        .values(
          batch.flatMap((row, n) =>
            ['concert', 'number', String(i + n)].map((word) => ({ promoterId, showId: row.id, word })),
          ),
        );
    }
  });
}
