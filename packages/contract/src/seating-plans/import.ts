import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { flag } from '../wire/paging.ts';
import { optionalText } from '../wire/values.ts';
import { PLAN_FILE_MAX_BYTES, PlanBlockSummary, PlanFinding, planVenueParams, SeatingPlanDetails } from './plan.ts';
import { write } from './plan-calls.ts';

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
