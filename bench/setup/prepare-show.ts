import { CreateHold, type Hold } from '@parterre/contract/holds';
import { CreatedTicketType, type Price } from '@parterre/contract/prices';
import { CreateShow } from '@parterre/contract/shows/set-up';
import type { Show } from '@parterre/contract/shows/show';
import { CreateVenue } from '@parterre/contract/venues';
import { generateBowl } from '@parterre/seating-plan';
import { createContext } from '../../apps/api/src/context/create-context.ts';
import type { Context } from '../../apps/api/src/context.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { memberships, users } from '../../apps/api/src/db/schema/ground/users.ts';
import { promoters } from '../../apps/api/src/db/schema/promoters/promoters.ts';
import { runAsSystem } from '../../apps/api/src/db/system.ts';
import { systemActor } from '../../apps/api/src/identity/actor.ts';
import { createHold } from '../../apps/api/src/resources/events/holds/change.ts';
import { createPriceGroup } from '../../apps/api/src/resources/events/price-groups/change.ts';
import { createPrice } from '../../apps/api/src/resources/events/prices/create.ts';
import { importPlanDocument } from '../../apps/api/src/resources/seating/seating-plans/documents/import-plan-document.ts';
import { createVenue } from '../../apps/api/src/resources/seating/venues/create.ts';
import { createShow } from '../../apps/api/src/resources/whole-shows/shows/create.ts';
import { SILENT_LOG } from '../../apps/api/test/support/silent-log.ts';
import { BENCH_PROMOTER_ID, BENCH_USER_ID } from './insert-shows.ts';

export interface PreparedShow {
  ctx: Context;
  show: Show;
  prices: Price[];
  holds: Hold[];
  venueId: number;
  planId: number;
}

const PRICES = 6;
const HOLDS = 3;

/** Creates a show in a generated stadium with six price types and three holds, through the verbs. */
export async function prepareShow(database: Database, seats: number): Promise<PreparedShow> {
  const createdAt = new Date();
  await runAsSystem(database, async (db) => {
    await db
      .insert(promoters)
      .values({
        id: BENCH_PROMOTER_ID,
        code: 'bench',
        name: 'Bench',
        cultures: ['en-GB'],
        currency: 'GBP',
        countryCode: 'GB',
        timeZone: 'Europe/London',
      })
      .onConflictDoNothing();
    await db
      .insert(users)
      .values({ id: BENCH_USER_ID, email: 'bench@example.test', name: 'Bench', createdAt })
      .onConflictDoNothing();
    await db
      .insert(memberships)
      .values({ promoterId: BENCH_PROMOTER_ID, userId: BENCH_USER_ID, role: 'owner', scopeIds: [] })
      .onConflictDoNothing();
  });
  const { ctx } = createContext({
    database,
    actor: systemActor('Bench', [BENCH_PROMOTER_ID]),
    promoterIds: [BENCH_PROMOTER_ID],
    now: () => new Date(),
    log: SILENT_LOG,
    requestId: 'bench',
  });
  const venue = await createVenue(ctx, {
    body: CreateVenue.parse({
      promoterCode: 'bench',
      name: `Stadium ${seats}`,
      town: 'London',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    }),
  });
  const plan = await importPlanDocument(ctx, {
    venueId: venue.venueId,
    plan: generateBowl({ seats, blocks: Math.ceil(seats / 500) }),
    name: 'Full house',
    isDefault: true,
  });
  const show = await createShow(ctx, { body: showOn(venue.venueId, plan.id) });
  const params = { showCode: show.showCode };
  const group = await createPriceGroup(ctx, { params, body: { name: { 'en-GB': 'Stands' } } });
  const prices: Price[] = [];
  for (let i = 0; i < PRICES; i++) {
    prices.push(
      await createPrice(ctx, {
        params,
        body: CreatedTicketType.parse({
          priceGroupId: group.priceGroupId,
          name: { 'en-GB': `Ticket ${i}` },
          faceValueMinor: 1000 * (i + 1),
        }),
      }),
    );
  }
  const holds: Hold[] = [];
  for (let i = 0; i < HOLDS; i++) {
    holds.push(
      await createHold(ctx, {
        params,
        body: CreateHold.parse({ label: `Hold ${i}`, reservationFlag: `H${'ABC'[i]}`, colour: '#a3323f' }),
      }),
    );
  }
  return { ctx, show, prices, holds, venueId: venue.venueId, planId: plan.id };
}

export const showOn = (venueId: number, seatingPlanId: number) =>
  CreateShow.parse({
    promoterCode: 'bench',
    name: { 'en-GB': 'Bench' },
    venueId,
    seatingPlanId,
    startsAtLocal: '2027-06-01T19:30:00',
    currency: 'GBP',
  });
