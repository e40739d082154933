import { CreatedTicketType } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import type { Geometry } from '@parterre/seating-plan';
import type { Context } from '../apps/api/src/context.ts';
import { createPriceGroup } from '../apps/api/src/resources/events/price-groups/change.ts';
import { createPrice } from '../apps/api/src/resources/events/prices/create.ts';
import { listVenuePlans } from '../apps/api/src/resources/seating/seating-plans/read.ts';
import { requireGeometry } from '../apps/api/src/resources/seating/seating-plans/read-geometry.ts';
import { updateAlternatingSeats } from '../apps/api/src/resources/seating/seats/change/update-alternating.ts';
import { saveAllSeats } from '../apps/api/src/resources/whole-shows/seat-saves/save-all.ts';
import { createShow } from '../apps/api/src/resources/whole-shows/shows/create.ts';
import { updateShow } from '../apps/api/src/resources/whole-shows/shows/update.ts';
import { addDays, toLocalDay } from '../apps/api/src/time/zones.ts';
import { buildSave } from './build-save.ts';
import type { DemoPromoter } from './demo-promoters.ts';
import { type DemoSetting, daysAgo, runVerb } from './demo-setting.ts';
import type { SeatAssignment } from './schemes/seat-scheme.ts';
import type { ShowSpec } from './show-spec.ts';
import type { TourIds, TourKey } from './tours.ts';

/** A show after its set-up, with the facts that selling it needs. */
export interface ReadyShow {
  promoter: DemoPromoter;
  spec: ShowSpec;
  showCode: string;
  priceTypeIds: number[];
  seats?: { geometry: Geometry; assignment: SeatAssignment };
  /** The offer code of the first price group that buyers pass on, and the number of days it has existed. */
  passedOnCode?: { code: string; ageDays: number };
}

export interface ShowHost {
  promoter: DemoPromoter;
  venueId: number;
  taxRateId: number | undefined;
  tours: Record<TourKey, TourIds>;
}

/** The days between the set-up of a show and its first sale. */
const LEAD_DAYS = 6;

/** Creates a show with its price types, seats and holds, and brings it to the status it had before its first sale. */
export async function setUpShow(setting: DemoSetting, host: ShowHost, spec: ShowSpec): Promise<ReadyShow> {
  const openedAt = daysAgo(setting, Math.max(0, -spec.onSaleDay));
  const work = startWork(setting, host.promoter.id, daysAgo({ now: openedAt }, LEAD_DAYS));
  const { showCode, planVersionId, startsAtLocal } = await work(EVENTS, (ctx) =>
    createDemoShow(ctx, setting, host, spec),
  );
  if (spec.isBare) return { promoter: host.promoter, spec, showCode, priceTypeIds: [] };
  const priceTypeIds = await createTickets(work, host, spec, showCode);
  const ready: ReadyShow = { promoter: host.promoter, spec, showCode, priceTypeIds };
  if (spec.scheme.assign && planVersionId !== null) {
    const geometry = await work(SEATING, (ctx) => requireGeometry(ctx, planVersionId));
    const assignment = spec.scheme.assign(geometry);
    const startsOn = startsAtLocal.slice(0, 10);
    const body = buildSave({ spec, planVersionId, geometry, assignment, priceTypeIds, startsOn });
    await work(SEATING, (ctx) => saveAllSeats(ctx, { params: { showCode }, body }));
    const blocks = assignment.alternatingBlockIds.map((blockId) => ({ blockId, alternatingSeats: true }));
    if (blocks.length > 0)
      await work(SEATING, (ctx) => updateAlternatingSeats(ctx, { params: { showCode }, body: { blocks } }));
    ready.seats = { geometry, assignment };
  }
  if (spec.status !== 'PENDING') {
    const moment = { promoterId: host.promoter.id, at: openedAt, actor: EVENTS };
    await runVerb(setting, moment, (ctx) => updateShow(ctx, { params: { showCode }, body: { status: 'ACTIVE' } }));
  }
  return ready;
}

const EVENTS = 'Emil Okafor';
const SEATING = 'Selma Ruiz';
const STEP_MS = 7 * 60_000;

type Work = <Answer>(actor: string, verb: (ctx: Context) => Promise<Answer>) => Promise<Answer>;

/** Runs verbs one after the other, a few minutes apart, so that the history lists them in order. */
function startWork(setting: DemoSetting, promoterId: number, startedAt: Date): Work {
  let steps = 0;
  return (actor, verb) =>
    runVerb(setting, { promoterId, actor, at: new Date(startedAt.getTime() + STEP_MS * steps++) }, verb);
}

async function createDemoShow(
  ctx: Context,
  setting: DemoSetting,
  { promoter, venueId, tours }: ShowHost,
  spec: ShowSpec,
): Promise<Show> {
  const today = toLocalDay(setting.now, promoter.timeZone);
  const startsOn = addDays(today, spec.day);
  const plans = spec.plan === undefined ? [] : (await listVenuePlans(ctx, { params: { venueId } })).items;
  const plan = plans.find(({ name }) => name === spec.plan);
  return createShow(ctx, {
    body: {
      promoterCode: promoter.code,
      name: spec.name,
      description: spec.description,
      terms: spec.terms ?? {},
      tourId: spec.tour ? tours[spec.tour].tourId : null,
      performingArtistIds: [],
      partnerSiteIds: [],
      venueId,
      categoryId: spec.categoryId,
      startsAtLocal: `${startsOn}T${spec.time}:00`,
      doorsAtLocal: null,
      endsAtLocal: spec.endsAfterDays === undefined ? null : `${addDays(startsOn, spec.endsAfterDays)}T18:00:00`,
      onSaleAtLocal: `${addDays(today, spec.onSaleDay)}T${spec.onSaleDay > 0 ? '10' : '00'}:00:00`,
      offSaleAtLocal: null,
      seating: spec.scheme.assign ? 'RESERVED' : 'UNRESERVED',
      ...(plan ? { seatingPlanId: plan.id } : {}),
      currency: promoter.currency,
      defaultCulture: promoter.defaultCulture,
    },
  });
}

async function createTickets(
  work: Work,
  { promoter, taxRateId = null }: { promoter: DemoPromoter; taxRateId?: number | null | undefined },
  { scheme, priceLevel, isSoldByPartner }: ShowSpec,
  showCode: string,
): Promise<number[]> {
  const params = { showCode };
  const groupIds: number[] = [];
  for (const name of scheme.groups) {
    const { priceGroupId } = await work(EVENTS, (ctx) => createPriceGroup(ctx, { params, body: { name } }));
    groupIds.push(priceGroupId);
  }
  const ids: number[] = [];
  for (const [index, ticket] of scheme.tickets.entries()) {
    const linkedId = ticket.link && ids[ticket.link.ticket];
    const body = CreatedTicketType.parse({
      priceGroupId: groupIds[ticket.group] ?? 0,
      name: ticket.name,
      faceValueMinor: roundPrice(ticket.faceMinor * priceLevel),
      bookingFeeMinor: ticket.feeMinor,
      taxRateId,
      isSeated: ticket.places === undefined,
      allocation: ticket.places ?? 0,
      partnerSiteIds: index === 0 && isSoldByPartner ? [promoter.partnerSiteId] : [],
      link:
        ticket.link && linkedId !== undefined
          ? { priceTypeId: linkedId, kind: 'percentage', difference: -ticket.link.percentOff * 100 }
          : null,
    });
    const { priceTypeId } = await work(EVENTS, (ctx) => createPrice(ctx, { params, body }));
    ids.push(priceTypeId);
  }
  return ids;
}

const roundPrice = (minor: number): number => Math.round(minor / 100) * 100;
