import { CSV_FIELDS, ID_ORDERS } from '@parterre/seating-plan';
import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { PLAN_LAYOUTS, REPEATED_ROWS } from '../../choices/seating-choices.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { flag } from '../../wire/paging.ts';
import { columnQuery, TablePreview } from '../../wire/table-file.ts';
import { CHOICE_MESSAGE, commaPattern, optionalText } from '../../wire/values.ts';
import {
  PLAN_FILE_BYTES_MAX,
  PlanBlockSummary,
  PlanFinding,
  planVenueParams,
  SeatingPlanDetails,
  write,
} from './plan.ts';

/** The options for reading a plan file, the same for preview and import. Column options apply to tables only. */
const importOptions = {
  name: optionalText(LIMITS.seatingPlan.name).optional(),
  repeatedRows: z.enum(REPEATED_ROWS).default('refuse'),
  layout: z.enum(PLAN_LAYOUTS).default('auto'),
  /**
   * Used for drawings only: the meaning of the parts of a seat id, comma-separated, one order for each number of parts;
   * by default it is derived from the seats' positions.
   */
  idOrders: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(ID_ORDERS, CHOICE_MESSAGE)))
    .meta({ pattern: commaPattern(ID_ORDERS) })
    .optional(),
  ...columnQuery(CSV_FIELDS),
};

/**
 * The seats found in an SVG drawing. `ids` explains the reading of seat ids whose parts had more than one possible
 * order.
 */
const PlanDrawing = z
  .strictObject({
    namedSeats: z.int(),
    unnamedShapes: z.int(),
    ids: z.array(
      z.strictObject({
        order: z.enum(ID_ORDERS),
        decidedBy: z.enum(['positions', 'habit', 'request']),
        seats: z.int(),
        example: z.strictObject({ id: z.string(), block: z.string(), row: z.string(), seat: z.string() }),
      }),
    ),
  })
  .meta({ id: 'PlanDrawing' });

/**
 * The result that an import would have; nothing is stored. `geometry` is the base64 of the plan's column bytes, absent
 * for a refused file.
 */
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
    drawing: PlanDrawing.optional(),
    geometry: z.string().optional(),
    /** Present for every table, even a refused one: without the columns `row` and `seat` no seat can be read. */
    table: TablePreview.optional(),
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
  upload: { maxBytes: PLAN_FILE_BYTES_MAX },
  response: { kind: 'json', schema: PlanPreview },
  tenant: { of: 'venues', at: 'params.venueId' },
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
  upload: { maxBytes: PLAN_FILE_BYTES_MAX },
  response: { kind: 'json', schema: SeatingPlanDetails },
  status: 201,
  tenant: { of: 'venues', at: 'params.venueId' },
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'PLAN_REFUSED', 'NAME_TAKEN', 'BUSY'],
  stale: ['seating-plan', 'venue'],
});
