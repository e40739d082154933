import { IMPORT_SIZE_BYTES_MAX } from '@parterre/seating-plan';
import { PLAN_DETAILS } from '@parterre/seating-plan/export';
import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { PLAN_EXPORTS, PLAN_FINDING_SEVERITIES } from '../../choices/seating-choices.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { CSV, JSON_TYPE } from '../../wire/file-types.ts';
import { Id, Instant, idParam, Revision, requiredText } from '../../wire/values.ts';

export const read = { scope: 'backstage.event_data', permission: 'show:read' } as const;

export const write = { scope: 'event-config.manage', permission: 'plan:write' } as const;

export const draftStale = ['seating-plan', 'venue'] as const;

/** The readers' own limit in bytes, exported so that a form can refuse a file before uploading it. */
export const PLAN_FILE_BYTES_MAX = IMPORT_SIZE_BYTES_MAX;

/**
 * A finding of the plan checks or of an import: a stable code (spec §8), its values and the place. Labels are for
 * people, indexes (in the document, from 0) for the map; `line`, `column` (from 1) and `path` are places in the file.
 */
export const PlanFinding = z
  .strictObject({
    severity: z.enum(PLAN_FINDING_SEVERITIES),
    code: z.string(),
    place: z.strictObject({
      block: z.string().optional(),
      row: z.string().optional(),
      seat: z.string().optional(),
      area: z.string().optional(),
      blockIndex: z.int().optional(),
      rowIndex: z.int().optional(),
      seatIndex: z.int().optional(),
      areaIndex: z.int().optional(),
      shapeIndex: z.int().optional(),
      line: z.int().optional(),
      column: z.int().optional(),
      path: z.string().optional(),
    }),
    values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'PlanFinding' });

export type PlanFinding = z.infer<typeof PlanFinding>;

export const PlanBlockSummary = z
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

/** A plan without a published version has `versionNumber` 0 and no seats, and cannot be chosen for a show. */
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

/** A plan with unpublished changes, or one that was never published. */
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

/** `items` are the plans that can be chosen for a show; `drafts` have unpublished changes. */
export const SeatingPlanList = z
  .strictObject({ items: z.array(SeatingPlanSummary), drafts: z.array(PlanDraftSummary) })
  .meta({ id: 'SeatingPlanList' });

export const planParams = z.strictObject({ id: idParam });

export const planVenueParams = z.strictObject({ venueId: idParam });

export const getSeatingPlan = endpoint({
  ...read,
  base: 'main',
  id: 'getSeatingPlan',
  method: 'GET',
  path: '/seating-plans/{id}',
  summary: 'One seating plan',
  params: planParams,
  response: { kind: 'json', schema: SeatingPlanDetails },
  tenant: { of: 'seating-plans', at: 'params.id' },
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
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan'],
});

export const exportSeatingPlan = endpoint({
  ...read,
  base: 'main',
  id: 'exportSeatingPlan',
  method: 'GET',
  path: '/seating-plans/{id}/export',
  summary: 'The current version of a plan as JSON of the own format (`parterre`), pretix JSON or CSV',
  params: planParams,
  query: z.strictObject({ format: z.enum(PLAN_EXPORTS).default('parterre') }),
  response: {
    kind: 'binary',
    contentType: JSON_TYPE,
    otherTypes: [CSV],
    headers: {
      'export-losses':
        'What of the plan the file does not hold, with counts, as a structured dictionary: `focal-point=1, ranks=4`; empty when it holds all',
    },
  },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND', 'INVALID'],
});

const PlanExport = z
  .strictObject({
    format: z.enum(PLAN_EXPORTS),
    losses: z.array(z.strictObject({ what: z.enum(PLAN_DETAILS), count: z.int() })),
  })
  .meta({ id: 'PlanExport', description: 'A format a plan is exported as, and what of the plan it cannot hold' });

export const listPlanExports = endpoint({
  ...read,
  base: 'main',
  id: 'listPlanExports',
  method: 'GET',
  path: '/seating-plans/{id}/exports',
  summary: 'The formats a plan is exported as, each with what of the plan it cannot hold',
  params: planParams,
  response: { kind: 'json', schema: z.strictObject({ items: z.array(PlanExport) }).meta({ id: 'PlanExportList' }) },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan'],
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
  tenant: { of: 'venues', at: 'params.venueId' },
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
  tenant: { of: 'venues', at: 'params.id' },
  errors: ['NOT_FOUND'],
  reads: ['seating-plan', 'venue'],
});

export const updateSeatingPlan = endpoint({
  ...write,
  base: 'main',
  id: 'updateSeatingPlan',
  method: 'PATCH',
  path: '/seating-plans/{id}',
  summary: 'Rename a plan or make it the default of its venue',
  params: planParams,
  body: z.strictObject({ name: requiredText(LIMITS.seatingPlan.name), isDefault: z.literal(true) }).partial(),
  response: { kind: 'json', schema: SeatingPlanDetails },
  tenant: { of: 'seating-plans', at: 'params.id' },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['plan-never-published'] },
  stale: ['seating-plan', 'venue'],
  example: { name: 'Concert, full house' },
});
