import { OFFER_CODE_COLUMNS } from '@parterre/contract/choices/report-columns';
import { toPercent } from '@parterre/contract/money/basis-points';
import * as endpoints from '@parterre/contract/reports';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { toStatus } from '#resources/events/offer-codes/present-offer-code.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { verb } from '#verb.ts';
import { nameFacts } from './chosen/name-facts.ts';
import { pickCells, type Report } from './chosen/report.ts';
import { type AskedOfShow, answerShowFile, answerShowFiles, answerShowPage } from './of-show.ts';
import { openCodeUses } from './open-code-uses.ts';
import { type CodeLine, type CodeSums, readCodeLines, sumCodes } from './read-code-lines.ts';

const SLICE = 2000;

type Key = (typeof OFFER_CODE_COLUMNS)[number]['key'];

/**
 * Opens a report with one row per code of a show, by code, with its use by orders. It is read slice by slice while it
 * is sent: on the embedded database, a code that is created or removed meanwhile may or may not be included.
 */
async function openOfferCodes(ctx: Context, asked: AskedOfShow): Promise<Report> {
  const { showCode, culture, language } = asked;
  const show = await requireShow(ctx, showCode);
  const names = await readTicketNames(ctx, show, culture);
  const sums = await sumCodes(ctx, show);
  const write = (line: CodeLine) => toCells({ show, language, names }, line, ctx.now);
  return {
    name: 'offer-codes',
    columns: nameFacts(OFFER_CODE_COLUMNS, language),
    currencies: [show.currency],
    rows: sums?.codes ?? 0,
    readTotals: async () => (sums && sums.codes > 0 ? [{ currency: show.currency, values: toTotals(sums) }] : []),
    readPage: async (window, keys) => pickCells((await readCodeLines(ctx, show, window)).map(write), keys),
    passRows: async function* (keys, take) {
      let after: string | undefined = '';
      while (after !== undefined) {
        const behind: string = after;
        const slice = await ctx.readLater((reader) => readCodeLines(reader, show, { after: behind, limit: SLICE }));
        pickCells(slice.map(write), keys).forEach(take);
        yield;
        after = slice.length < SLICE ? undefined : slice.at(-1)?.code;
      }
    },
    sheets: [openCodeUses(ctx, show, asked)],
  };
}

/**
 * Reports the codes of a show. Buyers who used a code are masked without `customer:export`. Throws NO_DATA for a show
 * without codes.
 */
export const exportOfferCodes = verb(
  endpoints.exportOfferCodes,
  answerShowFile(openOfferCodes),
  answerShowFiles(openOfferCodes),
);
/**
 * Answers a page of the report. Only its workbook lists the buyers who used a code, masked without `customer:export`.
 */
export const previewOfferCodeReport = verb(endpoints.previewOfferCodeReport, answerShowPage(openOfferCodes));

const toTotals = (sums: CodeSums): Record<string, number> => ({
  used_orders: sums.orders,
  used_tickets: sums.tickets,
  in_baskets: sums.inBaskets,
  reserved_places: sums.reservedPlaces,
  gross_sales: sums.grossMinor,
  discount_given: sums.discountMinor,
});

interface CodeReport {
  show: ShowRow;
  language: Language;
  names: TicketNames;
}

function toCells({ show, language, names }: CodeReport, line: CodeLine, now: Date): Record<Key, Cell> {
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  const tickets = line.priceTypeIds.map((id) => names.prices.get(id) ?? '').filter(Boolean);
  return {
    code: line.code,
    tag: line.tag,
    price_group: names.groups.get(line.priceGroupId) ?? '',
    price_types: line.priceTypeIds.length === 0 ? language.cells.allTickets : tickets.join(', '),
    effect: line.effect,
    value: line.effect === 'none' || line.effect === 'percentage' ? null : money(line.value),
    value_percent: line.effect === 'percentage' ? toPercent(line.value) : null,
    valid_from: toMoment(line.validFromLocal),
    valid_until: toMoment(line.validUntilLocal),
    max_uses: line.mostUses,
    max_per_order: line.mostPerOrder,
    max_per_customer: line.mostPerCustomer,
    used_orders: line.orders,
    used_tickets: line.tickets,
    remaining: line.mostUses === null ? null : Math.max(0, line.mostUses - line.orders),
    in_baskets: line.inBaskets,
    status: toStatus(line, line.orders, now),
    reserved_places: line.reservedPlaces,
    hold_label: line.holdLabel,
    gross_sales: money(line.grossMinor),
    discount_given: money(line.discountMinor),
    currency: show.currency,
    unique_customers: line.customers,
    first_used: line.firstOn,
    last_used: line.lastOn,
    comment: line.comment,
    created_by: line.createdBy,
    created_date: line.createdOn,
  };
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
