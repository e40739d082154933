import { checkPlan } from '../checks/check-plan.ts';
import { countSeats } from '../count-seats.ts';
import { IMPORT_SEATS_MAX, IMPORT_SIZE_BYTES_MAX } from '../limits.ts';
import type { SeatingPlan } from '../plan.ts';
import type { PlanProblem } from '../plan-problem.ts';
import { arrangeBlocks, BOWL_BLOCKS_MAX, type PlanLayout } from './arrange/arrange-blocks.ts';
import { hasLocalPositions } from './arrange/has-local-positions.ts';
import { splitRepeatedRows } from './arrange/split-repeated-rows.ts';
import type { CsvColumns } from './csv/find-columns.ts';
import { readCsv } from './csv/read-csv.ts';
import { createNotice, type ImportProblem } from './import-problem.ts';
import { readBlockRows } from './lists/read-block-rows.ts';
import { readFlatSeats } from './lists/read-flat-seats.ts';
import { readSeatGrid } from './lists/read-seat-grid.ts';
import { readSeatNumbers } from './lists/read-seat-numbers.ts';
import { readVenueSections } from './lists/read-venue-sections.ts';
import { noteCategories } from './note-categories.ts';
import { noteSharedPoints } from './note-shared-points.ts';
import { readParterre } from './parterre/read-parterre.ts';
import { PlanFault, refuse } from './plan-fault.ts';
import { isReadable, PLAN_FORMAT_NAMES, type PlanFormat } from './plan-format.ts';
import { readPretix } from './pretix/read-pretix.ts';
import type { ReadPlan } from './read-plan.ts';
import { type PlanFile, type RecognisedFile, recogniseFile } from './recognise-file.ts';
import { readBuildSpec } from './seatmap-pro/read-build-spec.ts';
import { readChart } from './seatsio/read-chart.ts';
import { settleCategories } from './settle-categories.ts';
import { readSvg } from './svg/read-svg.ts';

export interface ImportOptions {
  /** CSV only: header cell of a field where our guess from the header is wrong. */
  readonly columns?: CsvColumns;
  /** What to do with a block in which a row label repeats; `refuse` unless said. */
  readonly repeatedRows?: 'refuse' | 'split-blocks';
  /** Unless said, only blocks that lie on top of each other are arranged, as a bowl. */
  readonly layout?: PlanLayout | 'as-is';
  readonly maxBytes?: number;
  readonly maxSeats?: number;
}

export type ImportResult =
  | {
      readonly ok: true;
      readonly format: PlanFormat;
      readonly plan: SeatingPlan;
      /** Errors and warnings of `checkPlan`, and notices of what the import did. */
      readonly problems: readonly ImportProblem[];
      readonly seatCount: number;
      readonly sourceSeatCount: number;
    }
  | { readonly ok: false; readonly format?: PlanFormat; readonly problems: readonly ImportProblem[] };

/** Reads a seating plan from a file of any format we read; refuses everything else in words, and never throws for content. */
export function importPlan({ options = {}, ...file }: PlanFile & { options?: ImportOptions }): ImportResult {
  const maxBytes = options.maxBytes ?? IMPORT_SIZE_BYTES_MAX;
  let format: PlanFormat | undefined;
  try {
    if (file.bytes.length > maxBytes) {
      throw refuse('FILE_TOO_LARGE', { values: { sizeBytes: file.bytes.length, maxBytes } });
    }
    const recognised = recogniseFile(file);
    format = recognised?.format;
    if (!recognised || !format) throw refuse('FORMAT_UNKNOWN');
    return finishImport(readFile(recognised, file.name, options), { format, recognised, options });
  } catch (error) {
    if (!(error instanceof PlanFault)) throw error;
    return { ok: false, ...(format && { format }), problems: error.problems };
  }
}

function readFile({ format, text, value }: RecognisedFile, fileName: string, options: ImportOptions): ReadPlan {
  const planName = fileName.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const seatsMax = options.maxSeats ?? IMPORT_SEATS_MAX;
  if (format === 'points') throw refuse('SEATS_WITHOUT_LABELS', { values: { format: PLAN_FORMAT_NAMES.points } });
  if (!format || !isReadable(format)) {
    throw refuse('FORMAT_NOT_READ', { values: { format: format ? PLAN_FORMAT_NAMES[format] : '' } });
  }
  switch (format) {
    case 'parterre':
      return readParterre(value);
    case 'pretix':
      return readPretix(value, planName);
    case 'seatsio':
      return readChart(value, planName);
    case 'csv':
      return readCsv({ text, planName, columns: options.columns ?? {}, seatsMax });
    case 'seatmap-pro':
      return readBuildSpec(value, { planName, seatsMax });
    case 'venue-sections':
      return readVenueSections(value, planName);
    case 'flat-seats':
      return readFlatSeats(value, planName);
    case 'block-rows':
      return readBlockRows(value, planName);
    case 'seat-grid':
      return readSeatGrid(value, planName);
    case 'seat-numbers':
      return readSeatNumbers(value, planName);
    case 'svg':
      return readSvg(text, { planName, seatsMax });
  }
}

/** Seats that cannot be told apart, drawings that reach so far that nothing could be seen, capacities nobody can add up. */
function isFatal({ code, values }: PlanProblem): boolean {
  if (code === 'NUMBER_OUT_OF_RANGE') return values?.what === 'capacity';
  return code === 'SEAT_IDS_DUPLICATE' || (code === 'SEAT_COORDINATE_MISSING' && values?.what !== undefined);
}

interface ImportState {
  readonly format: PlanFormat;
  readonly recognised: RecognisedFile;
  readonly options: ImportOptions;
}

function finishImport(read: ReadPlan, { format, recognised, options }: ImportState): ImportResult {
  const { sourceSeatCount } = read;
  const max = options.maxSeats ?? IMPORT_SEATS_MAX;
  if (sourceSeatCount > max) throw refuse('TOO_MANY_SEATS', { values: { count: sourceSeatCount, max } });
  if (sourceSeatCount === 0 && read.plan.standingAreas.length === 0) throw refuse('PLAN_EMPTY');
  const split = splitRepeatedRows(read.plan, options.repeatedRows ?? 'refuse');
  const arranged = arrange(split.plan, read, options);
  const { plan } = arranged;
  const added = settleCategories(plan);
  const checks = checkPlan(plan);
  const fatal = checks.filter(isFatal);
  if (fatal.length > 0) throw new PlanFault(fatal);
  const seatCount = countSeats(plan);
  if (seatCount !== sourceSeatCount) throw new Error(`The import made ${seatCount} seats of ${sourceSeatCount}.`);
  const { assumedEncoding } = recognised;
  const problems: ImportProblem[] = [
    ...(assumedEncoding ? [createNotice('ENCODING_ASSUMED', { encoding: assumedEncoding })] : []),
    ...read.notices,
    ...split.notices,
    ...arranged.notices,
    ...added,
    ...noteCategories(plan),
    ...noteSharedPoints(plan),
    ...checks,
  ];
  return { ok: true, format, plan, problems, seatCount, sourceSeatCount };
}

function arrange(
  plan: SeatingPlan,
  read: ReadPlan,
  options: ImportOptions,
): { plan: SeatingPlan; notices: ImportProblem[] } {
  const { layout } = options;
  if (layout === 'as-is' || plan.blocks.length === 0) return { plan, notices: [] };
  if (layout === undefined && read.hasPositions && !hasLocalPositions(plan)) return { plan, notices: [] };
  const drawn = plan.shapes.length;
  const chosen = plan.blocks.length > BOWL_BLOCKS_MAX ? 'grid' : (layout ?? 'bowl');
  return {
    plan: arrangeBlocks(plan, chosen, read.hasPositions),
    notices: [
      createNotice('POSITIONS_ARRANGED', { layout: chosen, blocks: plan.blocks.length }),
      ...(drawn > 0 ? [createNotice('DRAWING_LEFT_OUT', { what: 'shapes', count: drawn })] : []),
    ],
  };
}
