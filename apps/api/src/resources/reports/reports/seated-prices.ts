import { SEATED_PRICE_COLUMNS } from '@parterre/contract/choices/report-columns';
import * as endpoints from '@parterre/contract/reports';
import { compareNatural, type GeometryBlock } from '@parterre/seating-plan';
import { type Cell, inParts, nameColumns, toDecimal } from '../../../documents/table.ts';
import { writeCsv } from '../../../documents/write-csv.ts';
import { seesSales } from '../../../identity/require-permission.ts';
import { pickLanguage } from '../../../texts/pick-language.ts';
import { verb } from '../../../verb.ts';
import type { SeatFact } from '../../seating/seats/read/seat-facts.ts';
import { recordDownload } from '../report-settings/downloads.ts';
import { type ReportFacts, readReportFacts } from './read-report-facts.ts';

/** Seats of one block at one price; price 0 are those without one. */
interface PriceLine {
  block: GeometryBlock;
  price: number;
  seats: number;
  sold: number;
  comps: number;
  inBaskets: number;
  heldSaleAllowed: number;
  heldNoSale: number;
  blocked: number;
  available: number;
  valueSoldMinor: number;
}

/** One row per block and price type, seats without a price last in their block. Throws NO_DATA. */
export const exportSeatedPrices = verb(endpoints.exportSeatedPrices, async (ctx, { params, query }) => {
  const facts = await readReportFacts(ctx, params.showCode, query.culture);
  const language = pickLanguage(query.culture);
  const reader = { seesValue: seesSales(ctx.actor, facts.show.promoterId) };
  const fileName = `seated-prices-${params.showCode}.csv`;
  await recordDownload(ctx, { report: 'seated-prices', fileType: 'CSV', fileName, showCode: params.showCode });
  return {
    fileName,
    chunks: writeCsv({
      columns: nameColumns(SEATED_PRICE_COLUMNS, language),
      pass: inParts(sumUp(facts).map((line) => toRow(facts, line, reader))),
      language,
      culture: query.culture,
    }),
  };
});

function sumUp(report: ReportFacts): PriceLine[] {
  const lines = new Map<string, PriceLine>();
  for (const fact of report.facts) {
    const block = report.geometry.blocks[report.geometry.block[fact.seat] ?? -1];
    if (!block) continue;
    const key = `${block.blockId}|${fact.price}`;
    const line = lines.get(key) ?? emptyLine(block, fact.price);
    lines.set(key, line);
    addSeat(report, line, fact);
  }
  const placeOf = ({ price }: PriceLine) => report.prices.get(price)?.place ?? Number.MAX_SAFE_INTEGER;
  return [...lines.values()].sort((a, b) => compareNatural(a.block.label, b.block.label) || placeOf(a) - placeOf(b));
}

const emptyLine = (block: GeometryBlock, price: number): PriceLine => ({
  block,
  price,
  seats: 0,
  sold: 0,
  comps: 0,
  inBaskets: 0,
  heldSaleAllowed: 0,
  heldNoSale: 0,
  blocked: 0,
  available: 0,
  valueSoldMinor: 0,
});

function addSeat({ holds, sales, prices }: ReportFacts, line: PriceLine, { seat, hold, state }: SeatFact): void {
  line.seats++;
  if (state === 'SOLD') {
    if (prices.get(line.price)?.isComp) line.comps++;
    else line.sold++;
    const sale = sales.get(seat);
    // What it brought in, as in the statistics and the totals of the show.
    line.valueSoldMinor += sale
      ? sale.faceValueMinor - sale.discountMinor
      : (prices.get(line.price)?.faceValueMinor ?? 0);
  } else if (state === 'BASKET') line.inBaskets++;
  else {
    if (hold > 0 && holds.get(hold)?.allowSales === true) line.heldSaleAllowed++;
    if (hold > 0 && holds.get(hold)?.allowSales === false) line.heldNoSale++;
    if (state === 'BLOCKED') line.blocked++;
    else if (line.price > 0) line.available++;
  }
}

interface Reader {
  /** Whether what was taken is written, or left empty. */
  seesValue: boolean;
}

function toRow(report: ReportFacts, line: PriceLine, { seesValue }: Reader): Cell[] {
  const { show } = report;
  const price = report.prices.get(line.price);
  const faceValueMinor = price?.faceValueMinor ?? 0;
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  return [
    show.showCode,
    report.showName,
    show.startsOn,
    report.venueName,
    report.planName,
    line.block.label,
    price?.groupName ?? '',
    price?.name ?? '',
    price?.isLinked ?? null,
    price ? money(faceValueMinor) : '',
    show.currency,
    line.seats,
    line.sold,
    line.comps,
    line.inBaskets,
    line.heldSaleAllowed,
    line.heldNoSale,
    line.blocked,
    line.price === 0 ? line.seats : 0,
    line.available,
    Math.round((line.sold / line.seats) * 1000) / 10,
    seesValue ? money(line.valueSoldMinor) : '',
    money(line.available * faceValueMinor),
    seesValue ? money(line.valueSoldMinor + (line.seats - line.sold - line.comps) * faceValueMinor) : '',
  ];
}
