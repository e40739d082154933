import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { pageOf, pageQuery } from '../../wire/paging.ts';
import { Id, Instant, Revision } from '../../wire/values.ts';
import { planParams, read, SeatingPlanDetails, write } from './plan.ts';

/** `isNew` is false if the draft equals the current version: then no version is made. */
export const PublishedPlan = z
  .strictObject({ isNew: z.boolean(), plan: SeatingPlanDetails })
  .meta({ id: 'PublishedPlan' });

export const publishSeatingPlan = endpoint({
  ...write,
  base: 'main',
  id: 'publishSeatingPlan',
  method: 'POST',
  path: '/seating-plans/{id}/publish',
  summary: 'Make the draft the next version of the plan; events keep the version they have',
  params: planParams,
  body: z.strictObject({ draftRevision: Revision, acceptsWarnings: z.boolean().default(false) }),
  response: { kind: 'json', schema: PublishedPlan },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'PLAN_REFUSED', 'BUSY'],
  stale: ['seating-plan', 'venue', 'show'],
  example: { draftRevision: 7, acceptsWarnings: true },
});

export const PlanVersion = z
  .strictObject({
    id: Id,
    number: z.int(),
    isCurrent: z.boolean(),
    createdAt: Instant,
    /** The name of the user who published it; empty for old versions without a recorded name. */
    createdBy: z.string(),
    seatCount: z.int(),
    standingCapacity: z.int(),
    blockCount: z.int(),
    geometryHash: z.string(),
    showCount: z.int(),
  })
  .meta({ id: 'PlanVersion' });

export type PlanVersion = z.infer<typeof PlanVersion>;

export const listPlanVersions = endpoint({
  ...read,
  base: 'main',
  id: 'listPlanVersions',
  method: 'GET',
  path: '/seating-plans/{id}/versions',
  summary: 'Versions of a plan, the newest first',
  params: planParams,
  query: z.strictObject(pageQuery),
  response: { kind: 'json', schema: pageOf('PlanVersionPage', PlanVersion) },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['seating-plan', 'show'],
});
