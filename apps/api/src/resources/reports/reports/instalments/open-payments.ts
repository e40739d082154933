import type { InstalmentStatus } from '@parterre/contract/choices/instalment-choices';
import { SHEET_COLUMNS } from '@parterre/contract/reports/report-sheets';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { OPEN_MINOR, statusOn } from '#db/schema/sales/instalments.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { chooseText } from '#texts/choose-text.ts';
import { toLocalDay } from '#time/zones.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import type { ReportSheet } from '../chosen/report.ts';
import { streamCells } from '../chosen/stream-cells.ts';
import type { AskedOfShow } from '../of-show.ts';

const COLUMNS = SHEET_COLUMNS['instalment-payments'];
type Key = (typeof COLUMNS)[number]['key'];

/** Opens the payments that orders of a show owe or have made, by day due; number 0 is the deposit. */
export function openPayments(ctx: Context, show: ShowRow, { culture, language }: AskedOfShow): ReportSheet {
  const keys = COLUMNS.map(({ key }) => key);
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  const describe = (line: Payment): Record<Key, Cell> => ({
    order_id: line.orderId,
    instalment_plan: chooseText(line.planName, culture, show.defaultCulture),
    payment_number: line.number,
    due_date: line.dueOn,
    paid_date: line.paidOn,
    amount: money(line.amountMinor),
    amount_paid: money(line.paidMinor),
    outstanding: money(line.openMinor),
    payment_state: language.instalmentStatuses[line.status],
    currency: show.currency,
  });
  return {
    name: 'instalment-payments',
    columns: nameFacts(COLUMNS, language),
    pass: (take) =>
      streamCells(ctx, {
        rows: PAYMENTS,
        values: [show.promoterId, show.id, show.timeZone, toLocalDay(ctx.now, show.timeZone)],
        keys,
        describe,
        take,
      }),
  };
}

const PAYMENTS = rowsOf(
  {
    orderId: column.text('o.order_id'),
    planName: column.json<TextByCulture>('p.name'),
    number: column.int('i.number'),
    dueOn: column.day('i.due_on'),
    paidOn: orNull(column.day('(i.paid_at at time zone $3)::date')),
    amountMinor: column.int('i.amount_minor'),
    paidMinor: column.int('i.paid_minor'),
    openMinor: column.int(OPEN_MINOR),
    status: column.text<InstalmentStatus>(statusOn('$4::date')),
  },
  (list) => `
  select ${list}
  from instalments i
  join orders o on o.promoter_id = $1 and o.id = i.order_id
  join instalment_plans p on p.promoter_id = $1 and p.id = i.plan_id
  where i.promoter_id = $1 and i.show_id = $2
  order by i.due_on, o.id, i.number`,
);

type Payment = ReturnType<typeof PAYMENTS.toRow>;
