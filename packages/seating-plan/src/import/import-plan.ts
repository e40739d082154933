import { IMPORT_SEATS_MAX, IMPORT_SIZE_BYTES_MAX } from '../format/limits.ts';
import type { SeatingPlan } from '../format/plan.ts';
import type { IdOrder } from '../seat-ids/id-order.ts';
import { describeTable, matchColumns, type TableHead } from '../table-file/index.ts';
import { type ArrangeOptions, arrangePlan } from './arrange/arrange-plan.ts';
import { parseCsv } from './csv/parse-csv.ts';
import { type CsvColumns, PLAN_COLUMN_NAMES } from './csv/plan-columns.ts';
import { readCsv, requireColumns } from './csv/read-csv.ts';
import { createNotice, type ImportProblem, PlanFault, refuse } from './import-problem.ts';
import { readBlockRows, readSeatGrid } from './lists/read-seat-cells.ts';
import { readFlatSeats, readSeatNumbers, readVenueSections } from './lists/read-seat-lists.ts';
import { readParterre } from './read-parterre.ts';
import type { DrawingReading, ReadPlan } from './read-plan.ts';
import { readPretix } from './read-pretix.ts';
import { isReadable, PLAN_FORMAT_NAMES, type PlanFormat } from './recognise/plan-format.ts';
import { type PlanFile, type RecognisedFile, recogniseFile } from './recognise/recognise-file.ts';
import { readBuildSpec } from './seatmap-pro/read-build-spec.ts';
import { readChart } from './seatsio/read-chart.ts';
import { readSvg } from './svg/read-svg.ts';

export interface ImportOptions extends ArrangeOptions {
  /** CSV only: the user's headings of fields, where the automatic choice is wrong. */
  readonly columns?: CsvColumns;
  /** CSV only: the kind of the first row; `data` means that it is a seat. */
  readonly firstRow?: 'headings' | 'data';
  /** SVG only: the meaning of the parts of ids, one order for each number of parts; by default the positions decide. */
  readonly idOrders?: readonly IdOrder[];
  readonly maxBytes?: number;
}

export type ImportResult =
  | {
      readonly ok: true;
      readonly format: PlanFormat;
      readonly plan: SeatingPlan;
      /** Errors and warnings of `checkPlan`, and notices about what the import did. */
      readonly problems: readonly ImportProblem[];
      readonly seatCount: number;
      readonly sourceSeatCount: number;
      readonly drawing?: DrawingReading;
      readonly table?: TableHead;
    }
  | {
      readonly ok: false;
      readonly format?: PlanFormat;
      readonly problems: readonly ImportProblem[];
      readonly drawing?: DrawingReading;
      readonly table?: TableHead;
    };

/**
 * Reads a seating plan from a file of any known format. Any other file is refused with a problem; content never makes
 * it throw.
 */
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
    const { plan, problems, seatCount } = arrangePlan(read, format, options);
    return {
      ok: true,
      format,
      plan,
      problems: [...reportEncoding(recognised), ...problems],
      seatCount,
      sourceSeatCount: read.sourceSeatCount,
      ...(drawing && { drawing }),
      ...(table && { table }),
    };
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

interface TableRequest {
  planName: string;
  seatsMax: number;
  options: ImportOptions;
  /** Called before seats are read, so that a refused table can still be shown. */
  onTable: (head: TableHead) => void;
}

function readTable(text: string, { planName, seatsMax, options, onTable }: TableRequest): ReadPlan {
  const table = parseCsv(text, { rowsMax: seatsMax, isWithoutHeadings: options.firstRow === 'data' });
  const { places, unknown } = matchColumns(table.headings, PLAN_COLUMN_NAMES, options.columns ?? {});
  onTable(describeTable(table, places));
  requireColumns(table, places, unknown);
  return readCsv({ table, columns: places, planName });
}

const reportEncoding = ({ assumedEncoding }: RecognisedFile): ImportProblem[] =>
  assumedEncoding ? [createNotice('ENCODING_ASSUMED', { encoding: assumedEncoding })] : [];
