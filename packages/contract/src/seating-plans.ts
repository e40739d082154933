import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IMAGE_MAX_BYTES } from './image-sizes.ts';
import { flag, pageOf, pageQuery } from './paging.ts';
import { showRead, showWrite } from './show-calls.ts';
import { showParams } from './shows.ts';
import { Id, Instant, idParam, optionalText, Revision, requiredText } from './values.ts';

/** product.md §6 import: the largest file taken, in bytes. */
export const PLAN_FILE_MAX_BYTES = 50 * 1024 * 1024;
export const PLAN_EXPORTS = ['parterre', 'pretix', 'csv'] as const;

/**
 * One finding of the plan checks or of an import: a stable code (spec §8), its values and the place. Labels are for
 * reading, indexes (in the document, from 0) for zooming; line and column (from 1) and path are places in the file.
 */
export const PlanFinding = z
  .strictObject({
    severity: z.enum(['error', 'warning', 'notice']),
    code: z.string(),
    place: z.strictObject({
      block: z.string().optional(),
      row: z.string().optional(),
      seat: z.string().optional(),
      blockIndex: z.int().optional(),
      rowIndex: z.int().optional(),
      seatIndex: z.int().optional(),
      line: z.int().optional(),
      column: z.int().optional(),
      path: z.string().optional(),
    }),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'PlanFinding' });
export type PlanFinding = z.infer<typeof PlanFinding>;

const PlanBlockSummary = z
  .strictObject({
    blockId: Id,
    label: z.string(),
    description: z.string(),
    bestRank: z.int().nullable(),
    rowCount: z.int(),
    seatCount: z.int(),
    firstSeat: z.int(),
  })
  .meta({ id: 'PlanBlockSummary' });

export const SeatingPlanSummary = z
  .strictObject({
    id: Id,
    name: z.string(),
    venueId: Id,
    isDefault: z.boolean(),
    seatCount: z.int(),
    standingCapacity: z.int(),
    blockCount: z.int(),
    versionNumber: z.int(),
    planVersionId: Id,
    geometryHash: z.string(),
    updatedAt: Instant,
    revision: Revision,
  })
  .meta({ id: 'SeatingPlanSummary' });
export type SeatingPlanSummary = z.infer<typeof SeatingPlanSummary>;

/** Until its first version is published a plan has number 0, no seats, and no event can have it. */
export const SeatingPlanDetails = z
  .strictObject({
    ...SeatingPlanSummary.shape,
    planVersionId: Id.nullable(),
    geometryHash: z.string().nullable(),
    hasDraft: z.boolean(),
    blocks: z.array(PlanBlockSummary),
    findings: z.array(PlanFinding),
  })
  .meta({ id: 'SeatingPlan', description: 'A seating plan: its current version, blocks and check findings' });

/** A plan somebody is drawing: one with changes that are not published, or one that was never published. */
const PlanDraftSummary = z
  .strictObject({
    planId: Id,
    name: z.string(),
    isPublished: z.boolean(),
    seatCount: z.int(),
    standingCapacity: z.int(),
    savedAt: Instant,
    savedBy: z.string(),
  })
  .meta({ id: 'PlanDraftSummary' });
export type PlanDraftSummary = z.infer<typeof PlanDraftSummary>;

/** `items` are the plans an event can have; `drafts` name what is being drawn. */
export const SeatingPlanList = z
  .strictObject({ items: z.array(SeatingPlanSummary), drafts: z.array(PlanDraftSummary) })
  .meta({ id: 'SeatingPlanList' });

export const planParams = z.strictObject({ id: idParam });
export const planVenueParams = z.strictObject({ venueId: idParam });

/** How a file is read: the choices of the import preview. */
const importOptions = {
  name: optionalText(80).optional(),
  repeatedRows: z.enum(['refuse', 'split-blocks']).default('refuse'),
  layout: z.enum(['auto', 'bowl', 'grid', 'as-is']).default('auto'),
};

/** What an import would make: nothing is stored. `geometry` is base64 of the plan's columns, absent when refused. */
export const PlanPreview = z
  .strictObject({
    isReadable: z.boolean(),
    format: z.string().nullable(),
    name: z.string(),
    seatCount: z.int(),
    sourceSeatCount: z.int(),
    standingCapacity: z.int(),
    blocks: z.array(PlanBlockSummary),
    categories: z.array(z.strictObject({ key: z.string(), label: z.string(), seats: z.int() })),
    findings: z.array(PlanFinding),
    findingCount: z.int(),
    canSplitBlocks: z.boolean(),
    geometry: z.string().optional(),
  })
  .meta({ id: 'PlanPreview' });
export type PlanPreview = z.infer<typeof PlanPreview>;

const read = { scope: 'backstage.event_data', permission: 'show:read' } as const;
const write = { scope: 'event-config.manage', permission: 'plan:write' } as const;

export const getSeatingPlan = endpoint({
  ...read,
  base: 'main',
  id: 'getSeatingPlan',
  method: 'GET',
  path: '/seating-plans/{id}',
  summary: 'One seating plan',
  params: planParams,
  response: { kind: 'json', schema: SeatingPlanDetails },
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan'],
});

export const getPlanGeometry = endpoint({
  ...read,
  base: 'main',
  id: 'getPlanGeometry',
  method: 'GET',
  path: '/seating-plans/{id}/geometry/{hash}',
  summary: 'Geometry of a plan version as bytes; immutable, cached for ever',
  params: z.strictObject({ id: idParam, hash: z.string().regex(/^[a-f0-9]{64}$/) }),
  response: { kind: 'binary', contentType: 'application/octet-stream' },
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan'],
});

export const exportSeatingPlan = endpoint({
  ...read,
  base: 'main',
  id: 'exportSeatingPlan',
  method: 'GET',
  path: '/seating-plans/{id}/export',
  summary: 'The current version of a plan as Parterre JSON, pretix JSON or CSV',
  params: planParams,
  query: z.strictObject({ format: z.enum(PLAN_EXPORTS).default('parterre') }),
  response: { kind: 'binary', contentType: 'application/octet-stream' },
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['NOT_FOUND', 'INVALID'],
});

export const listVenuePlans = endpoint({
  ...read,
  base: 'configuration',
  id: 'listVenuePlans',
  method: 'GET',
  path: '/venues/{venueId}/seating-plans',
  summary: 'Seating plans of a venue, the default first, and what is being drawn',
  params: planVenueParams,
  response: { kind: 'json', schema: SeatingPlanList },
  tenant: { from: 'venue', at: 'params.venueId' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan', 'venue'],
});

export const getDefaultPlan = endpoint({
  ...read,
  base: 'configuration',
  id: 'getDefaultPlan',
  method: 'GET',
  path: '/venues/{id}/seatingplan/default',
  summary: 'The plan an event at this venue gets unless it has its own',
  params: planParams,
  response: { kind: 'json', schema: SeatingPlanSummary },
  tenant: { from: 'venue', at: 'params.id' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan', 'venue'],
});

export const previewSeatingPlan = endpoint({
  ...write,
  base: 'configuration',
  id: 'previewSeatingPlan',
  method: 'POST',
  path: '/venues/{venueId}/seating-plans/previews',
  summary: 'Read a plan file and say what an import would make; nothing is stored',
  params: planVenueParams,
  query: z.strictObject(importOptions),
  upload: { maxBytes: PLAN_FILE_MAX_BYTES },
  response: { kind: 'json', schema: PlanPreview },
  tenant: { from: 'venue', at: 'params.venueId' },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'BUSY'],
  readOnly: true,
});

export const importSeatingPlan = endpoint({
  ...write,
  base: 'configuration',
  id: 'importSeatingPlan',
  method: 'POST',
  path: '/venues/{venueId}/seating-plans',
  summary: 'Import a plan file as a new plan of the venue',
  params: planVenueParams,
  query: z.strictObject({ ...importOptions, isDefault: flag.default(false) }),
  upload: { maxBytes: PLAN_FILE_MAX_BYTES },
  response: { kind: 'json', schema: SeatingPlanDetails },
  status: 201,
  tenant: { from: 'venue', at: 'params.venueId' },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'PLAN_REFUSED', 'NAME_TAKEN', 'BUSY'],
  stale: ['seating-plan', 'venue'],
});

export const updateSeatingPlan = endpoint({
  ...write,
  base: 'main',
  id: 'updateSeatingPlan',
  method: 'PATCH',
  path: '/seating-plans/{id}',
  summary: 'Rename a plan or make it the default of its venue',
  params: planParams,
  body: z.strictObject({ name: requiredText(80), isDefault: z.literal(true) }).partial(),
  response: { kind: 'json', schema: SeatingPlanDetails },
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'RULE_BROKEN'],
  stale: ['seating-plan', 'venue'],
  example: { name: 'Concert, full house' },
});

const Measure = (least: number, most: number) => z.number().min(least).max(most);

/** Where the picture to trace lies under the drawing: its upper left corner, plan units a pixel, 0 (unseen) to 1. */
export const TracePlacement = z
  .strictObject({
    x: Measure(-1_000_000, 1_000_000),
    y: Measure(-1_000_000, 1_000_000),
    scale: Measure(0.001, 1000),
    opacity: Measure(0, 1),
  })
  .meta({ id: 'TracePlacement' });
export type TracePlacement = z.infer<typeof TracePlacement>;

/** A picture to trace with the place of it; never part of a version. `width` and `height` in pixels. */
const TraceImage = z
  .strictObject({ ...TracePlacement.shape, url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'TraceImage' });
export type TraceImage = z.infer<typeof TraceImage>;

/**
 * The state of a plan's draft. Without one (`isSaved` false) the draft is the current version, or nothing at all.
 * `revision` counts every change of the draft and never starts again: what If-Match names.
 */
export const PlanDraft = z
  .strictObject({
    planId: Id,
    venueId: Id,
    name: z.string(),
    /** 0: never published. */
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
    /** The highest block id that any version of the plan has had; a new block gets a higher one. */
    lastBlockId: z.int().nonnegative(),
  })
  .meta({ id: 'PlanDraft' });
export type PlanDraft = z.infer<typeof PlanDraft>;

/** The largest drawing that can be saved, as a JSON file `{document, traceImage?}`: SeatingPlanDocument and TracePlacement. */
export const PLAN_DRAFT_SEATS_MAX = 250_000;

const draftParams = planParams;
const draftStale = ['seating-plan', 'venue'] as const;

export const createBlankPlan = endpoint({
  ...write,
  base: 'configuration',
  id: 'createBlankPlan',
  method: 'POST',
  path: '/venues/{venueId}/seating-plans/blank',
  summary: 'Begin a plan with an empty draft; no event can have it until it is published',
  params: planVenueParams,
  body: z.strictObject({ name: requiredText(80) }),
  response: { kind: 'json', schema: PlanDraft },
  status: 201,
  tenant: { from: 'venue', at: 'params.venueId' },
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
  params: draftParams,
  response: { kind: 'json', schema: PlanDraft },
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan'],
});

export const getPlanDraftDocument = endpoint({
  ...read,
  base: 'main',
  id: 'getPlanDraftDocument',
  method: 'GET',
  path: '/seating-plans/{id}/draft/document',
  summary: 'The document of the draft (Parterre JSON); without a draft that of the current version',
  params: draftParams,
  query: z.strictObject({ revision: z.coerce.number<string | number>().int().nonnegative().optional() }),
  response: { kind: 'binary', contentType: 'application/json' },
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['NOT_FOUND', 'INVALID', 'STALE'],
  reads: ['seating-plan'],
});

export const putPlanDraft = endpoint({
  ...write,
  base: 'main',
  id: 'putPlanDraft',
  method: 'PUT',
  path: '/seating-plans/{id}/draft',
  summary:
    'Save the draft of a plan: a JSON file `{document, traceImage?}`; If-Match names the revision it was made from',
  params: draftParams,
  upload: { maxBytes: PLAN_FILE_MAX_BYTES },
  response: { kind: 'json', schema: PlanDraft },
  tenant: { from: 'plan', at: 'params.id' },
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
  params: draftParams,
  response: { kind: 'none' },
  status: 204,
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['NOT_FOUND', 'STALE'],
  stale: draftStale,
});

/** `isNew` is false when the draft says what the current version says: no version is made of it. */
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
  params: draftParams,
  body: z.strictObject({ draftRevision: Revision, acceptsWarnings: z.boolean().default(false) }),
  response: { kind: 'json', schema: PublishedPlan },
  tenant: { from: 'plan', at: 'params.id' },
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
    /** Empty for versions from before names were kept. */
    createdBy: z.string(),
    seatCount: z.int(),
    standingCapacity: z.int(),
    blockCount: z.int(),
    geometryHash: z.string(),
    /** Events that have this version. */
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
  params: draftParams,
  query: z.strictObject(pageQuery),
  response: { kind: 'json', schema: pageOf('PlanVersionPage', PlanVersion) },
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['NOT_FOUND', 'INVALID'],
  reads: ['seating-plan', 'show'],
});

export const putTraceImage = endpoint({
  ...write,
  base: 'main',
  id: 'putTraceImage',
  method: 'PUT',
  path: '/seating-plans/{id}/trace-image',
  summary: 'Lay a picture under the drawing; its place is saved with the draft',
  params: draftParams,
  upload: { maxBytes: IMAGE_MAX_BYTES },
  response: { kind: 'json', schema: PlanDraft },
  tenant: { from: 'plan', at: 'params.id' },
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
  params: draftParams,
  response: { kind: 'none' },
  status: 204,
  tenant: { from: 'plan', at: 'params.id' },
  errors: ['NOT_FOUND'],
  stale: ['seating-plan'],
});

const VersionName = z.strictObject({ id: Id, number: z.int(), seatCount: z.int() });
export const MOVE_SEATS_SHOWN = 500;

/** Why a seat that the new version does not have stands in the way. */
const MoveObstacle = z
  .strictObject({ seatId: z.string(), seat: z.int().nonnegative(), reason: z.enum(['SOLD', 'BASKET', 'HELD']) })
  .meta({ id: 'MoveObstacle' });
export type MoveObstacle = z.infer<typeof MoveObstacle>;

/**
 * What becomes of an event's seats when it takes another version of its plan: seats with the same id keep price, hold and
 * buyer. `canMove` is false while a sold, basketed or held seat is gone; `obstacles` names the first of them.
 */
export const VersionMove = z
  .strictObject({
    showCode: z.string(),
    planId: Id,
    from: VersionName,
    to: VersionName,
    /** Revision of the event: what the move names. */
    revision: Revision,
    canMove: z.boolean(),
    kept: z.int(),
    gone: z.int(),
    /** Of those gone, how many have a price that goes with them. */
    goneWithPrice: z.int(),
    added: z.int(),
    /** Ids of the first seats gone and added. */
    goneSeats: z.array(z.string()),
    addedSeats: z.array(z.string()),
    obstacles: z.array(MoveObstacle),
    obstacleCount: z.int(),
  })
  .meta({ id: 'VersionMove' });
export type VersionMove = z.infer<typeof VersionMove>;

export const previewVersionMove = endpoint({
  ...showRead,
  id: 'previewVersionMove',
  method: 'GET',
  path: '/shows/{showCode}/seating/version-move',
  summary: "What moving an event to another version of its plan would do; unless said, the plan's current version",
  params: showParams,
  query: z.strictObject({ versionId: idParam.optional() }),
  response: { kind: 'json', schema: VersionMove },
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reads: ['seating-plan', 'show', 'seat-price', 'hold', 'order'],
});

export const MovedVersion = z
  .strictObject({
    showCode: z.string(),
    planVersionId: Id,
    planVersionNumber: z.int(),
    geometryHash: z.string(),
    kept: z.int(),
    gone: z.int(),
    added: z.int(),
    capacity: z.int(),
    revision: Revision,
  })
  .meta({ id: 'MovedVersion' });

export const moveToVersion = endpoint({
  ...showWrite('seat:write'),
  id: 'moveToVersion',
  method: 'POST',
  path: '/shows/{showCode}/seating/version-move',
  summary: 'Move an event to another version of its plan: all or nothing',
  params: showParams,
  body: z.strictObject({ versionId: Id, revision: Revision }),
  response: { kind: 'json', schema: MovedVersion },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'RULE_BROKEN', 'CONFLICT', 'BUSY'],
  stale: ['show', 'seating-block', 'seat-price', 'price', 'hold', 'order', 'history', 'seating-plan'],
  example: { versionId: 12, revision: 4 },
});
