import { brotliCompressSync } from 'node:zlib';
import { compilePlan, encodeGeometry, type SeatingPlan } from '@parterre/seating-plan';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import type { TestApi } from '../support/test-api.ts';

export interface InsertedPlan {
  planId: number;
  planVersionId: number;
  seatCount: number;
}

export interface VenueSpec {
  name?: string;
  town?: string;
  timeZone?: string;
  /** The number of seats in each row of each block: `{Stalls: [10, 10]}`. The first plan is the default. */
  plans?: Record<string, number[]>[];
}

const createdAt = new Date('2026-01-01T12:00:00Z');

/** Inserts a venue with plans, without the verbs. */
export async function insertVenue(
  api: Pick<TestApi, 'database'>,
  promoter: { id: number },
  spec: VenueSpec = {},
): Promise<{ venueId: number; plans: InsertedPlan[] }> {
  const venueId = newId();
  const name = spec.name ?? `Hall ${venueId}`;
  const town = spec.town ?? 'London';
  const plans = (spec.plans ?? []).map((blocks, index) => makePlanRows(promoter.id, venueId, blocks, index));
  await runAsSystem(api.database, async (db) => {
    await db.insert(venues).values({
      promoterId: promoter.id,
      id: venueId,
      name,
      address: '',
      town,
      postcode: '',
      countryCode: 'GB',
      timeZone: spec.timeZone ?? 'Europe/London',
      nameKey: name.toLowerCase(),
      townKey: town.toLowerCase(),
      createdAt,
    });
    for (const { plan, version } of plans) {
      await db.insert(seatingPlanVersions).values(version);
      await db.insert(seatingPlans).values(plan);
    }
  });
  return {
    venueId,
    plans: plans.map(({ plan, version }) => ({
      planId: plan.id,
      planVersionId: version.id,
      seatCount: version.seatCount,
    })),
  };
}

function makePlanRows(promoterId: number, venueId: number, blocks: Record<string, number[]>, index: number) {
  const document = makeDocument(blocks);
  const geometry = compilePlan(document);
  const plan = {
    promoterId,
    id: newId(),
    venueId,
    name: `Plan ${index + 1}`,
    isDefault: index === 0,
    currentVersionId: newId(),
    updatedAt: createdAt,
  };
  const version = {
    promoterId,
    id: plan.currentVersionId,
    planId: plan.id,
    number: 1,
    hash: plan.id.toString(16).padStart(64, '0'),
    document: brotliCompressSync(JSON.stringify(document)),
    geometry: brotliCompressSync(encodeGeometry(geometry)),
    blocks: geometry.blocks.map(({ blockId, label, description, bestRank, firstSeat, seatCount, rowCount }) => ({
      blockId,
      label,
      description,
      bestRank,
      firstSeat,
      seatCount,
      rowCount,
    })),
    findings: [],
    seatCount: geometry.seatCount,
    standingCapacity: 0,
    createdAt,
  };
  return { plan, version };
}

function makeDocument(blocks: Record<string, number[]>): SeatingPlan {
  return {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name: 'Test plan',
    categories: [],
    standingAreas: [],
    shapes: [],
    blocks: Object.entries(blocks).map(([label, rows], block) => ({
      blockId: block + 1,
      label,
      description: label,
      bestRank: block + 1,
      rows: rows.map((seats, row) => ({
        label: String.fromCharCode(65 + row),
        seats: Array.from({ length: seats }, (_, seat) => ({
          label: String(seat + 1),
          x: seat * 20,
          y: block * 500 + row * 25,
        })),
      })),
    })),
  };
}
