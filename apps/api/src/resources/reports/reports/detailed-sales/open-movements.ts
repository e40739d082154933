import { SHEET_COLUMNS } from '@parterre/contract/reports/report-sheets';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { DUE, type LedgerKind, PAID } from '#db/schema/sales/orders.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { nameZone } from '#time/zones.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import type { ReportShow } from '../chosen/read-report-shows.ts';
import type { ReportSheet } from '../chosen/report.ts';
import { isNamed } from '../chosen/ticket-sql.ts';

type SheetName = 'transactions' | 'payments';
type Key = (typeof SHEET_COLUMNS)[SheetName][number]['key'];

interface Asked {
  /** The shows that are read together. */
  packs: () => Iterable<readonly ReportShow[]>;
  valuesOf: (shows: readonly ReportShow[]) => unknown[];
  culture: string;
  language: Language;
}

const ROWS_AT_ONCE = 200;

/**
 * Opens every movement of the orders of the report, by show and booking: costs and their reversals, including postage
 * and fees, and payments and refunds. If price types are chosen, costs are those of their tickets, and payments those of
 * the whole orders of these tickets, because nobody pays a single ticket of an order.
 */
export const openMovements = (ctx: Context, asked: Asked): ReportSheet[] =>
  (['transactions', 'payments'] as const).map((name) => ({
    name,
    columns: nameFacts(SHEET_COLUMNS[name], asked.language),
    pass: async function* (take) {
      const keys: readonly Key[] = SHEET_COLUMNS[name].map(({ key }) => key);
      for (const shows of asked.packs()) {
        const byId = new Map(shows.map((show) => [show.id, show]));
        const write = (movement: Movement) => {
          const show = byId.get(movement.showId);
          if (!show) return;
          const cells = describe(movement, show, asked);
          take(keys.map((key) => cells[key]));
        };
        const values = [...asked.valuesOf(shows), shows.map(({ timeZone }) => timeZone)];
        yield* ctx.streamLater((reader) =>
          reader.streamRows(STATEMENTS[name], values, { rowsAtOnce: ROWS_AT_ONCE, take: write }),
        );
      }
    },
  }));

const FIELDS = {
  showId: column.int('l.show_id'),
  orderId: column.text('o.order_id'),
  orderedAt: column.wallTime('o.created_at at time zone w.time_zone'),
  id: column.int('l.id'),
  at: column.wallTime('l.at at time zone w.time_zone'),
  instant: column.instant('l.at'),
  kind: column.text<LedgerKind>('l.kind'),
  itemId: orNull(column.text('l.order_item_id::text')),
  priceName: orNull(column.json<TextByCulture>('p.name')),
  amountMinor: column.int('l.amount_minor'),
  method: orNull(column.text('l.method')),
  reference: orNull(column.text('l.reference')),
};

/** A sale names the price type that was sold, even if the ticket has another one today. */
const priceOf = (movement: string) => `
  left join order_items i on i.promoter_id = $1 and i.id = ${movement}.order_item_id
  left join price_types p on p.promoter_id = $1 and p.id = coalesce(${movement}.price_type_id, i.price_type_id)`;

/** True for costs of the chosen price types. */
export const IS_OF_TICKETS = isNamed('$8');

const ofOrders = (kinds: string) => `
  from unnest($2::bigint[], $9::text[]) with ordinality as w (show_id, time_zone, place)
  join ledger l on l.promoter_id = $1 and l.show_id = w.show_id and l.kind in ${kinds} and l.at <= $3::timestamptz
  join orders o on o.promoter_id = $1 and o.id = l.order_id
    and o.created_on >= $6::date and o.created_on <= $7::date and ($4::bool or o.status <> 'PENDING')
  ${priceOf('l')}
  where $5::bool is not null`;

/** All movements of the orders in which a chosen price type was ever sold. */
export const movementsOfOrders = (kinds: string) => `
  ${ofOrders(kinds)} and ($8::text[] is null or exists (
    select 1 from ledger t ${priceOf('t')}
    where t.promoter_id = $1 and t.order_id = o.id and t.kind in ${DUE} and t.at <= $3::timestamptz and ${IS_OF_TICKETS}))`;

const statementOf = (movements: string) =>
  rowsOf(FIELDS, (list) => `select ${list} ${movements} order by w.place, l.id`);

const STATEMENTS = {
  transactions: statementOf(`${ofOrders(`${DUE.slice(0, -1)}, 'TAX')`)} and ${IS_OF_TICKETS}`),
  payments: statementOf(movementsOfOrders(PAID)),
};

type Movement = ReturnType<(typeof STATEMENTS)[SheetName]['toRow']>;

function describe(movement: Movement, show: ReportShow, { culture, language }: Asked): Record<Key, Cell> {
  const { kind, priceName } = movement;
  const amount = toDecimal(movement.amountMinor, show.currency);
  return {
    show_code: show.showCode,
    show_name: show.name,
    order_id: movement.orderId,
    order_date: movement.orderedAt.slice(0, 10),
    order_time: movement.orderedAt.slice(11),
    transaction_id: String(movement.id),
    transaction_date: movement.at.slice(0, 10),
    transaction_time: movement.at.slice(11),
    transaction_zone: nameZone(movement.instant, show.timeZone),
    transaction_kind: language.ledgerKinds[kind],
    order_item_id: movement.itemId,
    price_type: priceName && chooseText(priceName, culture, show.defaultCulture),
    // Tax is included in the other movements, so it has a column of its own and no sum counts it twice.
    amount: kind === 'TAX' ? null : amount,
    tax: kind === 'TAX' ? amount : null,
    currency: show.currency,
    payment_method: movement.method,
    payment_reference: movement.reference,
  };
}
