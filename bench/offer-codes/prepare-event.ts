import { CreatedTicketType } from '@parterre/contract/prices';
import { CreateShow } from '@parterre/contract/shows/set-up';
import { CreateVenue } from '@parterre/contract/venues';
import { eq } from 'drizzle-orm';
import { createContext } from '../../apps/api/src/context/create-context.ts';
import type { Context } from '../../apps/api/src/context.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { shows } from '../../apps/api/src/db/schema/events/shows.ts';
import { runAsSystem } from '../../apps/api/src/db/system.ts';
import { systemActor } from '../../apps/api/src/identity/actor.ts';
import { createPriceGroup } from '../../apps/api/src/resources/events/price-groups/change.ts';
import { createPrice } from '../../apps/api/src/resources/events/prices/create.ts';
import { createVenue } from '../../apps/api/src/resources/seating/venues/create.ts';
import { createShow } from '../../apps/api/src/resources/whole-shows/shows/create.ts';
import { SILENT_LOG } from '../../apps/api/test/support/silent-log.ts';
import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';

/** A show on sale without a seating plan. */
export interface BenchEvent {
  showCode: string;
  priceGroupId: number;
  priceTypeIds: number[];
}

const PLACES = 1000;

/** Creates a show with this many unseated price types in one group, through the verbs. */
export async function prepareEvent(database: Database, name: string, tickets: number): Promise<BenchEvent> {
  const ctx = contextOf(database);
  const venue = await createVenue(ctx, {
    body: CreateVenue.parse({
      promoterCode: 'bench',
      name: `Club of ${name}`,
      town: 'London',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    }),
  });
  const { showCode } = await createShow(ctx, {
    body: CreateShow.parse({
      promoterCode: 'bench',
      name: { 'en-GB': name },
      venueId: venue.venueId,
      seating: 'UNRESERVED',
      startsAtLocal: '2099-06-01T19:30:00',
      currency: 'GBP',
    }),
  });
  const params = { showCode };
  const { priceGroupId } = await createPriceGroup(ctx, { params, body: { name: { 'en-GB': 'All' } } });
  const priceTypeIds: number[] = [];
  for (let i = 0; i < tickets; i++) {
    const body = CreatedTicketType.parse({
      priceGroupId,
      name: { 'en-GB': `Ticket ${i}` },
      faceValueMinor: 1000 + i,
      allocation: PLACES,
      isSeated: false,
    });
    priceTypeIds.push((await createPrice(ctx, { params, body })).priceTypeId);
  }
  await runAsSystem(database, (db) => db.update(shows).set({ status: 'ACTIVE' }).where(eq(shows.showCode, showCode)));
  return { showCode, priceGroupId, priceTypeIds };
}

/** Returns a new context, because one context can make only one change at a time. */
export const contextOf = (database: Database): Context =>
  createContext({
    database,
    actor: systemActor('Bench', [BENCH_PROMOTER_ID]),
    promoterIds: [BENCH_PROMOTER_ID],
    now: () => new Date(),
    log: SILENT_LOG,
    requestId: 'bench',
  }).ctx;
