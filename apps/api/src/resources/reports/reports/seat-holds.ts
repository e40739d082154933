import { SEAT_HOLDS_COLUMNS } from '@parterre/contract/choices/report-columns';
import * as endpoints from '@parterre/contract/reports';
import { compareHoldLabels } from '@parterre/seating-plan';
import { type Cell, inParts, nameColumns, toDecimal } from '../../../documents/table.ts';
import { writeCsv } from '../../../documents/write-csv.ts';
import { noData } from '../../../errors.ts';
import { pickLanguage } from '../../../texts/pick-language.ts';
import { verb } from '../../../verb.ts';
import type { HoldRow, SeatFact } from '../../seating/seats/read/seat-facts.ts';
import { recordDownload } from '../report-settings/downloads.ts';
import { type OrderedRow, orderSeats } from './order-seats.ts';
import { type ReportFacts, readReportFacts } from './read-report-facts.ts';

interface HoldLine {
  hold: HoldRow;
  block: string;
  held: number;
  sold: number;
  remaining: number;
  valueMinor: number;
  ranges: string[];
}

/** One row per hold and block, by hold label and block. Throws NO_DATA when no seat is held. */
export const exportSeatHolds = verb(endpoints.exportSeatHolds, async (ctx, { params, query }) => {
  const facts = await readReportFacts(ctx, params.showCode, query.culture);
  const lines = sumUp(facts);
  if (lines.length === 0) throw noData();
  const language = pickLanguage(query.culture);
  const fileName = `seat-holds-${params.showCode}.csv`;
  await recordDownload(ctx, { report: 'seat-holds', fileType: 'CSV', fileName, showCode: params.showCode });
  return {
    fileName,
    chunks: writeCsv({
      columns: nameColumns(SEAT_HOLDS_COLUMNS, language),
      pass: inParts(lines.map((line) => toRow(facts, line))),
      language,
      culture: query.culture,
    }),
  };
});

/** The rows come in the order of the report, so that lines and their ranges do too; the sort by label is stable. */
function sumUp(report: ReportFacts): HoldLine[] {
  const lines = new Map<string, HoldLine>();
  for (const ordered of orderSeats(report.geometry)) {
    const runs = new Map<HoldLine, number[][]>();
    for (const [place, seat] of ordered.seats.entries()) {
      const fact = report.facts[seat];
      const hold = fact ? report.holds.get(fact.hold) : undefined;
      if (!fact || !hold) continue;
      const line = findLine(lines, hold, ordered);
      addSeat(report, line, fact);
      addToRuns(runs, line, place);
    }
    for (const [line, found] of runs) line.ranges.push(...found.map((run) => nameRun(report, ordered, run)));
  }
  return [...lines.values()].sort((a, b) => compareHoldLabels(a.hold.label, b.hold.label));
}

function findLine(lines: Map<string, HoldLine>, hold: HoldRow, { block }: OrderedRow): HoldLine {
  const key = `${hold.id}|${block.blockId}`;
  const line = lines.get(key) ?? {
    hold,
    block: block.label,
    held: 0,
    sold: 0,
    remaining: 0,
    valueMinor: 0,
    ranges: [],
  };
  lines.set(key, line);
  return line;
}

function addSeat({ prices }: ReportFacts, line: HoldLine, { price, state }: SeatFact): void {
  line.held++;
  if (state === 'SOLD') line.sold++;
  else if (state !== 'BASKET') {
    line.remaining++;
    line.valueMinor += prices.get(price)?.faceValueMinor ?? 0;
  }
}

/** Runs of places next to each other in the row. */
function addToRuns(runs: Map<HoldLine, number[][]>, line: HoldLine, place: number): void {
  const own = runs.get(line) ?? [];
  runs.set(line, own);
  const last = own.at(-1);
  if (last?.at(-1) === place - 1) last.push(place);
  else own.push([place]);
}

/** `B 1–12`, or `C 3` for a single seat. */
function nameRun({ geometry }: ReportFacts, { row, seats }: OrderedRow, run: readonly number[]): string {
  const labelAt = (place = 0) => geometry.labels[geometry.label[seats[place] ?? -1] ?? -1] ?? '';
  const first = labelAt(run[0]);
  return run.length === 1 ? `${row.label} ${first}` : `${row.label} ${first}–${labelAt(run.at(-1))}`;
}

const toRow = ({ show, showName }: ReportFacts, line: HoldLine): Cell[] => [
  show.showCode,
  showName,
  show.startsOn,
  line.hold.label,
  line.hold.reservationFlag,
  line.hold.colour,
  line.hold.allowSales,
  line.block,
  line.held,
  line.sold,
  line.remaining,
  toDecimal(line.valueMinor, show.currency),
  show.currency,
  line.ranges.join(', '),
];
