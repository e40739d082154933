import { OFFER_CODE_COLUMNS } from '@parterre/contract/choices/report-columns';
import * as endpoints from '@parterre/contract/reports';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Context } from '../../../context.ts';
import { column } from '../../../db/column.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { type Cell, nameColumns, type TableRow, toDecimal } from '../../../documents/table.ts';
import { writeCsv } from '../../../documents/write-csv.ts';
import { noData } from '../../../errors.ts';
import { chooseText } from '../../../texts/choose-text.ts';
import type { Language } from '../../../texts/en-GB.ts';
import { pickLanguage } from '../../../texts/pick-language.ts';
import { verb } from '../../../verb.ts';
import { toStatus } from '../../events/offer-codes/present-offer-code.ts';
import { requireShow, type ShowRow } from '../../events/show-rows/require-show.ts';
import { recordDownload } from '../report-settings/downloads.ts';
import { type CodeLine, readCodeLines } from './read-code-lines.ts';

const SLICE = 2000;
const PERCENT_PLACES = 2;

interface CodeReport {
  show: ShowRow;
  language: Language;
  names: TicketNames;
}

/**
 * One row per code of a show, by code, with what orders made of it. Read slice by slice while it is sent: a code that
 * is made or removed meanwhile may or may not be in it. Throws NO_DATA for a show without codes.
 */
export const exportOfferCodes = verb(endpoints.exportOfferCodes, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const first = await readCodeLines(ctx, show, '', SLICE);
  if (first.length === 0) throw noData();
  const names = await readTicketNames(ctx, show, query.culture);
  const language = pickLanguage(query.culture);
  const fileName = `offer-codes-${params.showCode}.csv`;
  await recordDownload(ctx, { report: 'offer-codes', fileType: 'CSV', fileName, showCode: params.showCode });
  return {
    fileName,
    chunks: writeCsv({
      columns: nameColumns(OFFER_CODE_COLUMNS, language),
      pass: (take) => passCodes(ctx, { show, language, names }, first, take),
      language,
      culture: query.culture,
    }),
  };
});

async function* passCodes(
  ctx: Context,
  report: CodeReport,
  first: CodeLine[],
  take: (row: TableRow) => void,
): AsyncGenerator<void> {
  let slice = first;
  while (slice.length > 0) {
    for (const line of slice) take(toRow(report, line, ctx.now));
    yield;
    const last = slice.at(-1);
    if (!last || slice.length < SLICE) return;
    slice = await ctx.readLater((reader) => readCodeLines(reader, report.show, last.code, SLICE));
  }
}

function toRow({ show, language, names }: CodeReport, line: CodeLine, now: Date): Cell[] {
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  const tickets = line.priceTypeIds.map((id) => names.prices.get(id) ?? '').filter(Boolean);
  return [
    line.code,
    line.tag,
    names.groups.get(line.priceGroupId) ?? '',
    line.priceTypeIds.length === 0 ? language.cells.allTickets : tickets.join(', '),
    language.offerEffects[line.effect],
    toValue(line, show.currency),
    toMoment(line.validFromLocal),
    toMoment(line.validUntilLocal),
    line.mostUses ?? '',
    line.orders,
    line.tickets,
    line.mostUses === null ? '' : Math.max(0, line.mostUses - line.orders),
    language.offerStatuses[toStatus(line, line.orders, now)],
    money(line.grossMinor),
    money(line.discountMinor),
    show.currency,
  ];
}

/** Money in major units, a percentage as a number of percent, nothing for a code without effect. */
function toValue({ effect, value }: CodeLine, currency: string): Cell {
  if (effect === 'none') return '';
  if (effect !== 'percentage') return toDecimal(value, currency);
  return { digits: (value / 10 ** PERCENT_PLACES).toFixed(PERCENT_PLACES) };
}

const toMoment = (wallTime: string | null): string => wallTime?.replace('T', ' ') ?? '';

interface TicketNames {
  groups: ReadonlyMap<number, string>;
  prices: ReadonlyMap<number, string>;
}

const NAMES = rowsOf(
  { kind: column.text('kind'), id: column.int('id'), name: column.json<TextByCulture>('name') },
  (list) => `
  select ${list} from (
    select 'group' as kind, id, name from price_groups where promoter_id = $1 and show_id = $2
    union all
    select 'price', id, name from price_types where promoter_id = $1 and show_id = $2
  ) named`,
);

async function readTicketNames(ctx: Context, show: ShowRow, culture: string): Promise<TicketNames> {
  const rows = await ctx.readRows(NAMES, [show.promoterId, show.id]);
  const pick = (wanted: string) =>
    new Map(
      rows.flatMap(({ kind, id, name }) =>
        kind === wanted ? [[id, chooseText(name, culture, show.defaultCulture)] as const] : [],
      ),
    );
  return { groups: pick('group'), prices: pick('price') };
}
