import { IMPORT_SEATS_MAX } from '@parterre/seating-plan';
import { z } from 'zod';
import { IMAGE_BYTES_MAX } from '../../choices/image-sizes.ts';
import { LIMITS } from '../../choices/limits.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { JSON_TYPE } from '../../wire/file-types.ts';
import { Id, Instant, idParam, Revision, requiredText } from '../../wire/values.ts';
import { draftStale, PLAN_FILE_BYTES_MAX, PlanFinding, planParams, planVenueParams, read, write } from './plan.ts';

const Measure = (least: number, most: number) => z.number().min(least).max(most);

/**
 * The position of the tracing picture under the drawing: its upper left corner in plan units, the plan units per pixel,
 * and the opacity from 0 to 1.
 */
export const TracePlacement = z
  .strictObject({
    x: Measure(-1_000_000, 1_000_000),
    y: Measure(-1_000_000, 1_000_000),
    scale: Measure(0.001, 1000),
    opacity: Measure(0, 1),
  })
  .meta({ id: 'TracePlacement' });

export type TracePlacement = z.infer<typeof TracePlacement>;

/** The tracing picture with its placement; it is never part of a version. `width` and `height` are in pixels. */
const TraceImage = z
  .strictObject({ ...TracePlacement.shape, url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'TraceImage' });

export type TraceImage = z.infer<typeof TraceImage>;

/**
 * The state of a plan's draft. If `isSaved` is false, the draft equals the current version, or is empty without one.
 * `revision` counts every change of the draft, never starts again, and is sent as If-Match.
 */
export const PlanDraft = z
  .strictObject({
    planId: Id,
    venueId: Id,
    name: z.string(),
    /** 0 if the plan was never published. */
    versionNumber: z.int(),
    isSaved: z.boolean(),
    revision: Revision,
    savedAt: Instant.nullable(),
    savedBy: z.string().nullable(),
    seatCount: z.int(),
    standingCapacity: z.int(),
    findings: z.array(PlanFinding),
    findingCount: z.int(),
    traceImage: TraceImage.nullable(),
    /** The highest block id that any draft or version of the plan has had; a new block gets a higher one. */
    lastBlockId: z.int().nonnegative(),
  })
  .meta({ id: 'PlanDraft' });

export type PlanDraft = z.infer<typeof PlanDraft>;

/**
 * The most seats in a draft. It is saved as a JSON file `{document, traceImage?}`: SeatingPlanDocument and
 * TracePlacement.
 */
export const PLAN_DRAFT_SEATS_MAX = IMPORT_SEATS_MAX;

export const createBlankPlan = endpoint({
  ...write,
  base: 'configuration',
  id: 'createBlankPlan',
  method: 'POST',
  path: '/venues/{venueId}/seating-plans/blank',
  summary: 'Begin a plan with an empty draft; no event can have it until it is published',
  params: planVenueParams,
  body: z.strictObject({ name: requiredText(LIMITS.seatingPlan.name) }),
  response: { kind: 'json', schema: PlanDraft },
  status: 201,
  tenant: { of: 'venues', at: 'params.venueId' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  stale: draftStale,
  example: { name: 'Concert, seated' },
});

export const getPlanDraft = endpoint({
  ...read,
  base: 'main',
  id: 'getPlanDraft',
  method: 'GET',
  path: '/seating-plans/{id}/draft',
  summary: 'Who saved the draft of a plan, its revision, its findings and the picture to trace',
  params: planParams,
  response: { kind: 'json', schema: PlanDraft },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan'],
});

export const getPlanDraftDocument = endpoint({
  ...read,
  base: 'main',
  id: 'getPlanDraftDocument',
  method: 'GET',
  path: '/seating-plans/{id}/draft/document',
  summary: 'The document of the draft as JSON of the own format; without a draft that of the current version',
  params: planParams,
  query: z.strictObject({ revision: z.coerce.number<string | number>().int().nonnegative().optional() }),
  response: { kind: 'binary', contentType: JSON_TYPE },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND', 'INVALID', 'STALE'],
  reads: ['seating-plan'],
});

/** Streams changes of the draft as `PlanDraftEvents` (`draft-live.ts`). */
export const watchPlanDraft = endpoint({
  ...read,
  base: 'main',
  id: 'watchPlanDraft',
  method: 'GET',
  path: '/seating-plans/{id}/draft/changes',
  summary: 'New revisions of the draft of a plan as they are saved, published or thrown away, and who else has it open',
  params: planParams,
  response: { kind: 'stream', contentType: 'text/event-stream' },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'NOT_ACCEPTABLE'],
  reads: ['seating-plan'],
});

export const updatePlanViewer = endpoint({
  ...write,
  base: 'main',
  id: 'updatePlanViewer',
  method: 'PUT',
  path: '/seating-plans/{id}/draft/viewers/{viewerId}',
  summary: 'Tell the others who have the draft of a plan open whether something is being drawn here',
  params: z.strictObject({ ...planParams.shape, viewerId: idParam }),
  body: z.strictObject({ isDrawing: z.boolean() }),
  response: { kind: 'none' },
  status: 204,
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['INVALID', 'NOT_FOUND', 'BUSY'],
  example: { isDrawing: true },
});

export const putPlanDraft = endpoint({
  ...write,
  base: 'main',
  id: 'putPlanDraft',
  method: 'PUT',
  path: '/seating-plans/{id}/draft',
  summary:
    'Save the draft of a plan: a JSON file `{document, traceImage?}`; If-Match names the revision it was made from',
  params: planParams,
  upload: { maxBytes: PLAN_FILE_BYTES_MAX },
  response: { kind: 'json', schema: PlanDraft },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'FILE_TOO_LARGE', 'BUSY'],
  stale: draftStale,
});

export const removePlanDraft = endpoint({
  ...write,
  base: 'main',
  id: 'removePlanDraft',
  method: 'DELETE',
  path: '/seating-plans/{id}/draft',
  summary:
    'Throw away what is not published: back to the current version. A plan that was never published goes with it',
  params: planParams,
  response: { kind: 'none' },
  status: 204,
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND', 'STALE'],
  stale: draftStale,
});

export const putTraceImage = endpoint({
  ...write,
  base: 'main',
  id: 'putTraceImage',
  method: 'PUT',
  path: '/seating-plans/{id}/trace-image',
  summary: 'Lay a picture under the drawing; its place is saved with the draft',
  params: planParams,
  upload: { maxBytes: IMAGE_BYTES_MAX },
  response: { kind: 'json', schema: PlanDraft },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'IMAGE_REFUSED', 'BUSY', 'UNAVAILABLE'],
  stale: ['seating-plan'],
});

export const removeTraceImage = endpoint({
  ...write,
  base: 'main',
  id: 'removeTraceImage',
  method: 'DELETE',
  path: '/seating-plans/{id}/trace-image',
  summary: 'Take the picture to trace away',
  params: planParams,
  response: { kind: 'none' },
  status: 204,
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND'],
  stale: ['seating-plan'],
});
