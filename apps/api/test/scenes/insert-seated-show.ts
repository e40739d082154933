import { brotliCompressSync } from 'node:zlib';
import { compilePlan, encodeGeometry, type Geometry, type SeatingPlan } from '@parterre/seating-plan';
import { eq } from 'drizzle-orm';
import { createContext } from '#context/create-context.ts';
import type { Database } from '#db/database.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { runAsSystem } from '#db/system.ts';
import { systemActor } from '#identity/actor.ts';
import { newId } from '#ids.ts';
import { createAllocation } from '#resources/seating/seats/create-allocation.ts';
import { SILENT_LOG } from '../support/silent-log.ts';
import type { TestPromoter } from '../support/test-api.ts';
import { insertShow } from './insert-show.ts';

export interface SeatedShow {
  showCode: string;
  showId: number;
  planVersionId: number;
  geometry: Geometry;
  /** Seated price types of 50.00, 30.00 and 10.00 with ordinals 1, 2 and 3; booking fee 2.00, tax inside. */
  prices: [number, number, number];
  /** An unseated price type of 20.00 with 50 places, ordinal 4. */
  standing: number;
}

export interface SeatedShowOptions {
  plan?: SeatingPlan;
  status?: 'PENDING' | 'ACTIVE';
}

/** The places of the unseated price type. */
const STANDING = 50;
const createdAt = new Date('2026-01-01T12:00:00Z');

/** Inserts a show with seats, price types and an empty allocation, without the verbs. */
export async function insertSeatedShow(
  api: { database: Database },
  promoter: TestPromoter,
  { plan = smallPlan(), status = 'ACTIVE' }: SeatedShowOptions = {},
): Promise<SeatedShow> {
  const { showCode, showId, venueId } = await insertShow(api, promoter);
  const geometry = compilePlan(plan);
  const { planId, planVersionId } = await insertPlan(api.database, promoter, venueId, geometry);
  await runAsSystem(api.database, async (db) => {
    await db
      .update(shows)
      .set({ planId, planVersionId, status, lastPriceOrdinal: 4, capacity: geometry.seatCount + STANDING })
      .where(eq(shows.id, showId));
  });
  const ids = await insertPrices(api.database, promoter, showId);
  const { ctx } = createContext({
    database: api.database,
    actor: systemActor('Test', [promoter.id]),
    promoterIds: [promoter.id],
    now: () => createdAt,
    log: SILENT_LOG,
    requestId: 'insert-seated-show',
  });
  await ctx.change('show.allocate', async (change) => {
    await createAllocation(change, { promoterId: promoter.id, id: showId }, geometry);
    return { answer: undefined, promoterId: promoter.id, objectId: showId, isAudited: false };
  });
  return { showCode, showId, planVersionId, geometry, ...ids };
}

/** Returns stalls (block 1) with rows A to E of 20 seats, and a circle (block 2) with rows 1, 2 and 10 of 10 seats. */
export function smallPlan(): SeatingPlan {
  const block = (blockId: number, label: string, rows: readonly string[], seats: number) => ({
    blockId,
    label,
    description: `${label} of the hall`,
    bestRank: blockId,
    rows: rows.map((row, y) => ({
      label: row,
      seats: Array.from({ length: seats }, (_, x) => ({ label: String(x + 1), x: x * 20, y: blockId * 1000 + y * 24 })),
    })),
  });
  return {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: 'Small hall',
    categories: [],
    blocks: [block(1, 'Stalls', ['A', 'B', 'C', 'D', 'E'], 20), block(2, 'Circle', ['1', '2', '10'], 10)],
    standingAreas: [],
    shapes: [],
  };
}

async function insertPlan(database: Database, promoter: TestPromoter, venueId: number, geometry: Geometry) {
  const version = newId();
  const planId = newId();
  await runAsSystem(database, async (db) => {
    await db.insert(seatingPlanVersions).values({
      promoterId: promoter.id,
      id: version,
      planId,
      number: 1,
      hash: `hash-${version}`,
      document: brotliCompressSync('{}'),
      geometry: brotliCompressSync(encodeGeometry(geometry), { params: { 1: 1 } }),
      blocks: geometry.blocks.map((block) => ({ ...block, outline: undefined })),
      findings: [],
      seatCount: geometry.seatCount,
      standingCapacity: 0,
      createdAt,
    });
    await db.insert(seatingPlans).values({
      promoterId: promoter.id,
      id: planId,
      venueId,
      name: 'Main plan',
      isDefault: true,
      currentVersionId: version,
      updatedAt: createdAt,
    });
  });
  return { planId, planVersionId: version };
}

async function insertPrices(database: Database, promoter: TestPromoter, showId: number) {
  const group = newId();
  const ids = [newId(), newId(), newId(), newId()] as const;
  const faceValues = [5000, 3000, 1000, 2000];
  await runAsSystem(database, async (db) => {
    await db.insert(priceGroups).values({
      promoterId: promoter.id,
      id: group,
      showId,
      name: { 'en-GB': 'Seats', de: 'Plätze' },
      displayOrder: 1,
      createdAt,
    });
    await db.insert(priceTypes).values(
      ids.map((id, index) => ({
        promoterId: promoter.id,
        id,
        showId,
        priceGroupId: group,
        ordinal: index + 1,
        kind: 'standard' as const,
        statusCode: 1,
        name: { 'en-GB': `Price ${index + 1}`, de: `Preis ${index + 1}` },
        description: {},
        colour: '#5C48C6',
        faceValueMinor: faceValues[index] ?? 0,
        bookingFeeMinor: 200,
        taxRateId: promoter.taxRateId,
        isSeated: index < 3,
        allocation: index < 3 ? 0 : STANDING,
        fewestPerOrder: 1,
        mostPerOrder: 10,
        visibility: 'public' as const,
        partnerSiteIds: [],
        displayOrder: index + 1,
        createdAt,
      })),
    );
  });
  return { prices: [ids[0], ids[1], ids[2]] as [number, number, number], standing: ids[3] };
}
