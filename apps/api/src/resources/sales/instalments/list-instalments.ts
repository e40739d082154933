import type { InstalmentStatus } from '@parterre/contract/choices/instalment-choices';
import * as endpoints from '@parterre/contract/instalments';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { OPEN_MINOR, statusOn } from '#db/schema/sales/instalments.ts';
import type { Buyer } from '#db/schema/sales/orders.ts';
import { openPage } from '#lists/open-page.ts';
import type { ListOrder } from '#lists/order.ts';
import { listColumns, pageTables, readPage } from '#lists/read-page.ts';
import { maskBuyer, seesBuyers } from '#resources/ground/customer-rows/mask-buyer.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { addDays, addMonths, toLocalDay } from '#time/zones.ts';
import { type VerbInput, verb } from '#verb.ts';
import { PLANNED, type PlannedShows, readPlannedShows } from './read-planned-shows.ts';

type InstalmentPage = z.output<typeof endpoints.InstalmentPage>;
type Query = VerbInput<typeof endpoints.listShowInstalments>['query'];

export const listShowInstalments = verb(endpoints.listShowInstalments, async (ctx, { params, query }) => {
  const { showCode } = await requireShow(ctx, params.showCode);
  return listPayments(ctx, await readPlannedShows(ctx, { showCode }), query);
});

/** Lists payments of all shows that the caller may see, by due date. */
export const listInstalments = verb(endpoints.listInstalments, async (ctx, { query }) =>
  listPayments(ctx, await readPlannedShows(ctx, query), query),
);

function listPayments(ctx: Context, planned: PlannedShows, query: Query): Promise<InstalmentPage> {
  const page = openPage(query, BY_DAY);
  const tables = pageTables(page, {
    select: sql`i.*, i.order_id as id, s.status`,
    from: fromPlanned(planned),
    matches: conditionsOf(query),
    sort: sql`i.due_on || ' ' || i.number`,
  });
  const order = sql`page.due_on, page.order_id, page.number`;
  return readPage(ctx, page, { columns: COLUMNS, tables, joins: JOINS, order }, (rows) =>
    rows.map(({ promoterId, buyer, paidAt, waivedAt, ...payment }) => {
      const isBuyerMasked = !seesBuyers(ctx.actor, promoterId);
      const { name, email } = isBuyerMasked ? maskBuyer(buyer) : buyer;
      return {
        ...payment,
        buyer: { name, email },
        isBuyerMasked,
        openMinor: payment.status === 'waived' ? 0 : payment.amountMinor - payment.paidMinor,
        paidAt: paidAt?.toISOString() ?? null,
        waivedAt: waivedAt?.toISOString() ?? null,
      };
    }),
  );
}

/** An order has several payments, so `next` contains the day and the number in addition to the order. */
const BY_DAY: ListOrder = {
  name: 'due-on',
  isDescending: false,
  by: [sql`i.due_on`, sql`i.order_id`, sql`i.number`],
  write: String,
  read: ({ value, id }) => {
    const [, day = '', number] = /^(\d{4}-\d\d-\d\d) (\d{1,4})$/.exec(value) ?? [];
    return Number.isNaN(Date.parse(day)) ? undefined : [sql`${day}::date`, sql`${id}::bigint`, sql`${number}::int`];
  },
};

const COLUMNS = listColumns({
  promoterId: column.int('page.promoter_id'),
  orderId: column.text('o.order_id'),
  promoterCode: column.text('promoters.code'),
  showCode: column.text('shows.show_code'),
  showName: column.json<TextByCulture>('shows.name'),
  planName: column.json<TextByCulture>('p.name'),
  buyer: column.json<Buyer>('o.buyer'),
  number: column.int('page.number'),
  payments: column.int('p.payments'),
  dueOn: column.day('page.due_on'),
  status: column.text<InstalmentStatus>('page.status'),
  amountMinor: column.int('page.amount_minor'),
  paidMinor: column.int('page.paid_minor'),
  currency: column.text('o.currency'),
  paidAt: orNull(column.instant('page.paid_at')),
  waivedAt: orNull(column.instant('page.waived_at')),
});

const JOINS = sql`
  left join orders o on o.promoter_id = page.promoter_id and o.id = page.order_id
  left join shows on shows.promoter_id = page.promoter_id and shows.id = page.show_id
  left join instalment_plans p on p.promoter_id = page.promoter_id and p.id = page.plan_id
  left join promoters on promoters.id = page.promoter_id`;

const fromPlanned = ([promoterIds, showIds, days]: PlannedShows): SQL => sql`
  unnest(${sql.param(promoterIds)}::int[], ${sql.param(showIds)}::bigint[], ${sql.param(days)}::date[])
    as planned (promoter_id, show_id, today)
  join instalments i on i.promoter_id = planned.promoter_id and i.show_id = planned.show_id
  cross join lateral (select ${sql.raw(statusOn('planned.today'))} as status) s`;

const conditionsOf = ({ status, dueFrom, dueTo }: Query): SQL[] => [
  status === undefined ? sql`true` : sql`s.status = ${status}`,
  dueFrom === undefined ? sql`true` : sql`i.due_on >= ${dueFrom}::date`,
  dueTo === undefined ? sql`true` : sql`i.due_on <= ${dueTo}::date`,
];

export const listInstalmentDays = verb(endpoints.listInstalmentDays, async (ctx, { query }) => {
  const first = `${query.month ?? toLocalDay(ctx.now, 'UTC').slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const planned = await readPlannedShows(ctx, query);
  return { items: await ctx.readRows(DAYS, [...planned, first, last]) };
});

const DAYS = rowsOf(
  {
    dueOn: column.day('i.due_on'),
    currency: column.text('shows.currency'),
    instalments: column.int('count(*)'),
    dueMinor: column.int('coalesce(sum(o.open) filter (where i.due_on >= planned.today), 0)'),
    overdueMinor: column.int('coalesce(sum(o.open) filter (where i.due_on < planned.today), 0)'),
    paidMinor: column.int('sum(i.paid_minor)'),
  },
  (list) => `
  select ${list}
  from ${PLANNED}
  join shows on shows.promoter_id = planned.promoter_id and shows.id = planned.show_id
  join instalments i on i.promoter_id = planned.promoter_id and i.show_id = planned.show_id
  cross join lateral (select ${OPEN_MINOR} as open) o
  where i.due_on between $4::date and $5::date and (o.open > 0 or i.paid_minor > 0)
  group by i.due_on, shows.currency order by i.due_on, shows.currency`,
);
