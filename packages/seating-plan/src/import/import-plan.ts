import { checkPlan } from '../checks/check-plan.ts';
import { IMPORT_SEATS_MAX, IMPORT_SIZE_BYTES_MAX } from '../format/limits.ts';
import type { SeatingPlan } from '../format/plan.ts';
import { countSeats } from '../format/plan.ts';
import type { PlanProblem } from '../format/plan-problem.ts';
import type { IdOrder } from '../seat-ids/id-order.ts';
import { describeTable, matchColumns, type TableHead } from '../table-file/index.ts';
import { arrangeBlocks, BOWL_BLOCKS_MAX, type PlanLayout } from './arrange/arrange-blocks.ts';
import { hasLocalPositions } from './arrange/has-local-positions.ts';
import { splitRepeatedRows } from './arrange/split-repeated-rows.ts';
import { spreadFloors } from './arrange/spread-floors.ts';
import { parseCsv } from './csv/parse-csv.ts';
import { type CsvColumns, PLAN_COLUMN_NAMES } from './csv/plan-columns.ts';
import { readCsv, requireColumns } from './csv/read-csv.ts';
import type { DrawingReading } from './drawing-reading.ts';
import { createNotice, type ImportProblem } from './import-problem.ts';
import { readBlockRows } from './lists/read-block-rows.ts';
import { readFlatSeats } from './lists/read-flat-seats.ts';
import { readSeatGrid } from './lists/read-seat-grid.ts';
import { readSeatNumbers } from './lists/read-seat-numbers.ts';
import { readVenueSections } from './lists/read-venue-sections.ts';
import { noteCategories } from './note-categories.ts';
import { noteUnnamedSeats } from './note-unnamed-seats.ts';
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
  /** CSV only: whether the first row is headings, or a seat already. */
  readonly firstRow?: 'headings' | 'data';
  /** What to do with a block in which a row label repeats; `refuse` unless said. */
  readonly repeatedRows?: 'refuse' | 'split-blocks';
  /** Unless said, only blocks that lie on top of each other are arranged, as a bowl. */
  readonly layout?: PlanLayout | 'as-is';
  /** SVG only: what the parts of ids name, one order for each number of parts; by the positions unless said. */
  readonly idOrders?: readonly IdOrder[];
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
      readonly drawing?: DrawingReading;
      /** Of a table: its first rows, and what became of its columns. */
      readonly table?: TableHead;
    }
  | {
      readonly ok: false;
      readonly format?: PlanFormat;
      readonly problems: readonly ImportProblem[];
      readonly drawing?: DrawingReading;
      readonly table?: TableHead;
    };

/** Reads a seating plan from a file of any format we read; refuses everything else in words, and never throws for content. */
export function importPlan({ options = {}, ...file }: PlanFile & { options?: ImportOptions }): ImportResult {
  const maxBytes = options.maxBytes ?? IMPORT_SIZE_BYTES_MAX;
  let format: PlanFormat | undefined;
  let drawing: DrawingReading | undefined;
  let table: TableHead | undefined;
  const onTable = (head: TableHead) => {
    table = head;
  };
  try {
    if (file.bytes.length > maxBytes) {
      throw refuse('FILE_TOO_LARGE', { values: { sizeBytes: file.bytes.length, maxBytes } });
    }
    const recognised = recogniseFile(file);
    format = recognised?.format;
    if (!recognised || !format) throw refuse('FORMAT_UNKNOWN');
    const read = readFile(recognised, file.name, options, onTable);
    drawing = read.drawing;
    return { ...finishImport(read, { format, recognised, options }), ...(table && { table }) };
  } catch (error) {
    if (!(error instanceof PlanFault)) throw error;
    return {
      ok: false,
      ...(format && { format }),
      ...(drawing && { drawing }),
      ...(table && { table }),
      problems: error.problems,
    };
  }
}

function readFile(
  { format, text, value }: RecognisedFile,
  fileName: string,
  options: ImportOptions,
  onTable: (head: TableHead) => void,
): ReadPlan {
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
      return readTable(text, { planName, seatsMax, options, onTable });
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
      return readSvg(text, { planName, seatsMax, idOrders: options.idOrders ?? [] });
  }
}

interface TableWish {
  planName: string;
  seatsMax: number;
  options: ImportOptions;
  /** Told before a seat is read, so that a refused table shows what it is made of. */
  onTable: (head: TableHead) => void;
}

function readTable(text: string, { planName, seatsMax, options, onTable }: TableWish): ReadPlan {
  const table = parseCsv(text, { rowsMax: seatsMax, isWithoutHeadings: options.firstRow === 'data' });
  const { places, unknown } = matchColumns(table.headings, PLAN_COLUMN_NAMES, options.columns ?? {});
  onTable(describeTable(table, places));
  requireColumns(table, places, unknown);
  return readCsv({ table, columns: places, planName });
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
  const isFree = format !== 'parterre' && options.layout === undefined && read.hasPositions;
  const floors = isFree && !hasLocalPositions(read.plan) ? spreadFloors(read.plan) : { plan: read.plan, notices: [] };
  const split = splitRepeatedRows(floors.plan, options.repeatedRows ?? 'refuse');
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
    ...floors.notices,
    ...split.notices,
    ...arranged.notices,
    ...added,
    ...noteCategories(plan),
    ...noteUnnamedSeats(plan),
    ...checks,
  ];
  const { drawing } = read;
  return { ok: true, format, plan, problems, seatCount, sourceSeatCount, ...(drawing && { drawing }) };
}

function arrange(
  plan: SeatingPlan,
  read: ReadPlan,
  options: ImportOptions,
): { plan: SeatingPlan; notices: ImportProblem[] } {
  const { layout } = options;
  if (layout === 'as-is' || plan.blocks.length === 0) return { plan, notices: [] };
  if (layout === undefined && read.hasPositions && (read.isDrawn || !hasLocalPositions(plan)))
    return { plan, notices: [] };
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
