import { LIMITS } from '@parterre/contract/choices/limits';
import type { importSeatingPlan, PlanPreview, previewSeatingPlan } from '@parterre/contract/seating-plans/import';
import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { CSV_FIELDS, compilePlan, encodeGeometry, type SeatingPlan } from '@parterre/seating-plan';
import { type DrawingReading, type ImportOptions, type ImportResult, importPlan } from '@parterre/seating-plan/import';
import type { TableHead } from '@parterre/seating-plan/table-file';
import type { VersionBlock } from '#db/schema/seating/seating-plans.ts';
import type { VerbInput } from '#verb.ts';
import { countStanding, listBlocks, type PackedPlan, packPlan } from './pack-plan.ts';
import { presentFindings, shorten } from './present-findings.ts';
import { toStorable } from './to-storable.ts';

export interface PlanFileRequest {
  name: string;
  bytes: Uint8Array;
  options: ImportOptions;
  /** The purpose of reading a plan without errors: its columns for the preview, or all that a version stores. */
  purpose: 'preview' | 'import';
}

/** The result of reading a plan file; `packed` is set only for an import of a plan without errors. */
export interface PlanFileReading {
  format: string | null;
  name: string;
  isReadable: boolean;
  findings: PlanFinding[];
  findingCount: number;
  canSplitBlocks: boolean;
  drawing?: PlanPreview['drawing'];
  seatCount: number;
  sourceSeatCount: number;
  standingCapacity: number;
  blocks: VersionBlock[];
  categories: { key: string; label: string; seats: number }[];
  table?: TableHead;
  columns?: Uint8Array;
  packed?: PackedPlan;
}

export const FINDINGS_MAX = 1000;

/** Reads a file of any content; never throws because of its content. Runs in the worker. */
export async function readPlanFile({ name, bytes, options, purpose }: PlanFileRequest): Promise<PlanFileReading> {
  const result = importPlan({ name, bytes, options });
  const reading = describe(result);
  if (!result.ok || result.problems.some(({ code }) => code === 'PLAN_TOO_LARGE')) return reading;
  const summary = summarise(result.plan);
  const hasErrors = result.problems.some(({ severity }) => severity === 'error');
  if (purpose === 'import')
    return { ...reading, ...summary, ...(hasErrors ? {} : { packed: await packPlan(result.plan) }) };
  const geometry = compilePlan(result.plan);
  return { ...reading, ...summary, blocks: listBlocks(geometry), columns: encodeGeometry(geometry) };
}

function describe(result: ImportResult): PlanFileReading {
  return {
    format: result.format ?? null,
    name: result.ok ? toPlanName(result.plan.name) : '',
    isReadable: result.ok,
    findings: presentFindings(result.problems.slice(0, FINDINGS_MAX)),
    findingCount: result.problems.length,
    canSplitBlocks: result.problems.some(({ canSplit }) => canSplit),
    seatCount: result.ok ? result.seatCount : 0,
    sourceSeatCount: result.ok ? result.sourceSeatCount : 0,
    standingCapacity: 0,
    blocks: [],
    categories: [],
    ...(result.drawing && { drawing: presentDrawing(result.drawing) }),
    ...(result.table ? { table: result.table } : {}),
  };
}

const presentDrawing = ({ ids, ...counts }: DrawingReading): NonNullable<PlanPreview['drawing']> => ({
  ...counts,
  ids: ids.map(({ example: { id, block, row, seat }, ...reading }) => ({
    ...reading,
    example: { id: shorten(id), block: shorten(block), row: shorten(row), seat: shorten(seat) },
  })),
});

function summarise(plan: SeatingPlan): Pick<PlanFileReading, 'standingCapacity' | 'categories'> {
  const seats = new Map<string, number>();
  for (const block of plan.blocks) {
    for (const row of block.rows) {
      for (const { category } of row.seats) {
        if (category !== undefined) seats.set(category, (seats.get(category) ?? 0) + 1);
      }
    }
  }
  return {
    standingCapacity: countStanding(plan),
    categories: plan.categories.map(({ key, label }) => ({ key, label, seats: seats.get(key) ?? 0 })),
  };
}

const toPlanName = (name: string): string =>
  toStorable(name).trim().slice(0, LIMITS.seatingPlan.name).trim() || 'Seating plan';

type Query = VerbInput<typeof previewSeatingPlan>['query'] | VerbInput<typeof importSeatingPlan>['query'];

/** Turns the choices of the preview into options of the reader; `auto` arranges blocks only where they overlap. */
export const toImportOptions = ({ repeatedRows, layout, idOrders, firstRow, ...query }: Query): ImportOptions => ({
  repeatedRows,
  columns: Object.fromEntries(CSV_FIELDS.map((field) => [field, query[field]])),
  ...(firstRow === undefined ? {} : { firstRow }),
  ...(idOrders && { idOrders }),
  ...(layout === 'auto' ? {} : { layout }),
});
