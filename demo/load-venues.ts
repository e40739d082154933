import { SeatingPlan } from '@parterre/seating-plan';
import { z } from 'zod';
import { SYSTEM_PROMOTER_ID } from '../apps/api/src/db/schema/promoters/promoters.ts';
import { importPlanDocument } from '../apps/api/src/resources/seating/seating-plans/documents/import-plan-document.ts';
import { importSeatingPlan } from '../apps/api/src/resources/seating/seating-plans/import.ts';
import { createVenue } from '../apps/api/src/resources/seating/venues/create.ts';
import type { DemoPromoter } from './demo-promoters.ts';
import { type DemoCall, type DemoSetting, daysAgo, runVerb } from './demo-setting.ts';
import { CATALOGUE_VENUES, type PlanSource, PROMOTER_VENUES, type VenueSpec } from './promoter-venues.ts';
import { readData, readJson } from './read-data.ts';

/** The ids of the demo's venues by promoter and name. */
export type VenueIds = ReadonlyMap<string, number>;
export const venueKey = (promoterId: number, name: string): string => `${promoterId}|${name}`;

const AGE_DAYS = 200;
const Stadium = z.object({
  name: z.string(),
  town: z.string(),
  address: z.string(),
  postcode: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
});

/**
 * Loads the public catalogue, then the promoters' venues: their own, and copies of catalogue venues with their plans.
 */
export async function loadVenues(setting: DemoSetting): Promise<VenueIds> {
  const at = daysAgo(setting, AGE_DAYS);
  const ids = new Map<string, number>();
  const catalogue = { promoterId: SYSTEM_PROMOTER_ID, at, actor: 'Parterre' };
  await loadStadiums(setting, catalogue);
  for (const venue of CATALOGUE_VENUES)
    ids.set(venueKey(SYSTEM_PROMOTER_ID, venue.name), await loadVenue(setting, catalogue, venue));
  for (const [promoter, venues] of PROMOTER_VENUES) {
    const call = { promoterId: promoter.id, at, actor: 'Selma Ruiz' };
    for (const venue of venues) {
      const sourceVenueId = ids.get(venueKey(SYSTEM_PROMOTER_ID, venue.name)) ?? null;
      ids.set(venueKey(promoter.id, venue.name), await loadVenue(setting, call, venue, { promoter, sourceVenueId }));
    }
  }
  return ids;
}

async function loadStadiums(setting: DemoSetting, call: DemoCall): Promise<void> {
  const stadiums = readJson('stadiums.json', z.array(Stadium));
  await runVerb(setting, call, (ctx) =>
    ctx.change('venue.import', async (change) => {
      for (const stadium of stadiums)
        await createVenue(change, { body: { ...NOWHERE, promoterCode: 'catalogue', ...stadium } });
      return {
        answer: undefined,
        promoterId: call.promoterId,
        objectId: 'stadiums',
        after: { venues: stadiums.length },
      };
    }),
  );
}

const NOWHERE = { address: '', postcode: '', latitude: null, longitude: null, sourceVenueId: null };

async function loadVenue(
  setting: DemoSetting,
  call: DemoCall,
  { plans, ...venue }: VenueSpec,
  owner?: { promoter: DemoPromoter; sourceVenueId: number | null },
): Promise<number> {
  const body = {
    ...NOWHERE,
    ...venue,
    promoterCode: owner?.promoter.code ?? 'catalogue',
    sourceVenueId: owner?.sourceVenueId ?? null,
  };
  const { venueId } = await runVerb(setting, call, (ctx) => createVenue(ctx, { body }));
  if (body.sourceVenueId === null) for (const plan of plans) await loadPlan(setting, call, venueId, plan);
  return venueId;
}

async function loadPlan(setting: DemoSetting, call: DemoCall, venueId: number, plan: PlanSource): Promise<void> {
  await runVerb(setting, call, async (ctx) => {
    const bytes = readData(plan.file);
    if (plan.kind === 'document') {
      const document = SeatingPlan.parse(JSON.parse(bytes.toString('utf8')));
      const blocks = document.blocks.filter(({ label }) => label.startsWith(plan.blocks ?? ''));
      await importPlanDocument(ctx, { venueId, plan: { ...document, blocks }, name: plan.name, isDefault: false });
    } else {
      const query = { name: plan.name, repeatedRows: 'split-blocks', layout: plan.layout, isDefault: false } as const;
      await importSeatingPlan(ctx, { params: { venueId }, query, file: { name: plan.file, bytes } });
    }
  });
}
