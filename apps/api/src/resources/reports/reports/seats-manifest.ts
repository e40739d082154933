import { SEATS_MANIFEST_COLUMNS } from '@parterre/contract/choices/report-columns';
import * as endpoints from '@parterre/contract/reports';
import type { Context } from '../../../context.ts';
import { type Cell, inParts, nameColumns, toDecimal } from '../../../documents/table.ts';
import { writeCsv } from '../../../documents/write-csv.ts';
import { findMembership, hasPermission } from '../../../identity/actor.ts';
import { pickLanguage } from '../../../texts/pick-language.ts';
import { verb } from '../../../verb.ts';
import type { SeatFact } from '../../seating/seats/read/seat-facts.ts';
import { recordDownload } from '../report-settings/downloads.ts';
import { orderSeats } from './order-seats.ts';
import { type ReportFacts, readReportFacts } from './read-report-facts.ts';

/**
 * One row per seat: the document of the door and the box office. Without `order:read` no order is named. Throws NO_DATA.
 */
export const exportSeatsManifest = verb(endpoints.exportSeatsManifest, async (ctx, { params, query }) => {
  const facts = await readReportFacts(ctx, params.showCode, query.culture);
  const sales = mayReadOrders(ctx, facts) ? facts.sales : withoutOrders(facts.sales);
  const language = pickLanguage(query.culture);
  const fileName = `seats-manifest-${params.showCode}.csv`;
  await recordDownload(ctx, { report: 'seats-manifest', fileType: 'CSV', fileName, showCode: params.showCode });
  return {
    fileName,
    chunks: writeCsv({
      columns: nameColumns(SEATS_MANIFEST_COLUMNS, language),
      pass: inParts(listRows({ ...facts, sales })),
      language,
      culture: query.culture,
    }),
  };
});

function mayReadOrders({ actor }: Context, { show }: ReportFacts): boolean {
  const membership = findMembership(actor, show.promoterId);
  return membership !== undefined && hasPermission(membership, 'order:read');
}

const withoutOrders = (sales: ReportFacts['sales']): ReportFacts['sales'] =>
  new Map([...sales].map(([seat, sale]) => [seat, { ...sale, orderId: '' }]));

function* listRows(report: ReportFacts): Generator<Cell[]> {
  for (const { block, row, seats } of orderSeats(report.geometry)) {
    for (const seat of seats) {
      const fact = report.facts[seat];
      if (fact)
        yield [...describeShow(report), block.label, row.label, labelOf(report, seat), ...describe(report, fact)];
    }
  }
}

const describeShow = ({ show }: ReportFacts): Cell[] => [show.showCode, show.startsOn];

const labelOf = ({ geometry }: ReportFacts, seat: number): string => geometry.labels[geometry.label[seat] ?? -1] ?? '';

function describe({ show, prices, holds, sales }: ReportFacts, { seat, price, hold, state }: SeatFact): Cell[] {
  const priceType = prices.get(price);
  const sale = state === 'SOLD' ? sales.get(seat) : undefined;
  const faceValueMinor = sale?.faceValueMinor ?? priceType?.faceValueMinor;
  return [
    state,
    priceType?.name ?? '',
    faceValueMinor === undefined ? '' : toDecimal(faceValueMinor, show.currency),
    holds.get(hold)?.label ?? '',
    sale?.orderId ?? '',
  ];
}
