import { listDueHolds } from '@parterre/contract/holds';
import type { StartPage } from '@parterre/contract/start';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { listOpenPromoters } from '#identity/require-permission.ts';
import { tablesOfSeenHolds } from '#resources/events/holds/list-due.ts';
import { seenShows } from '#resources/ground/show-rows/sold-in.ts';
import { PLANNED, readPlannedShows } from '#resources/sales/instalments/read-planned-shows.ts';
import { anyId, JOIN_VENUE, presentNamed, SHOW_NAME_COLUMNS, type StartFilter } from './named-show.ts';

const SHOWN = 6;
/** The maximum number of shows with due holds, and of guest lists with waiting guests, that are counted. */
const COUNTED = 1_000;

/** Counts the due holds by show, like the list that the page links to. */
export async function readHoldsDue(ctx: Context, { regionId }: StartFilter): Promise<StartPage['holdsDue']> {
  const promoterIds = listOpenPromoters(ctx, listDueHolds);
  if (promoterIds.length === 0) return null;
  const statement = rowsOf(
    DUE_COLUMNS,
    (list) => sql`
    with ${tablesOfSeenHolds(ctx, regionId, promoterIds)}
    select ${sql.raw(list)}
    from kept join shows on shows.promoter_id = kept.promoter_id and shows.id = kept.show_id ${JOIN_VENUE}
    where kept.places > 0
    group by shows.promoter_id, shows.id, venues.promoter_id, venues.id
    order by min(kept.release_on), shows.starts_at, shows.id limit ${sql.raw(String(COUNTED))}`,
  );
  const rows = await ctx.readRows(statement);
  return {
    total: rows.reduce((total, { holds }) => total + holds, 0),
    items: rows.slice(0, SHOWN).map(presentNamed),
  };
}

const DUE_COLUMNS = {
  ...SHOW_NAME_COLUMNS,
  holds: column.int('count(*)'),
  places: column.int('sum(kept.places)'),
  dueOn: column.day('min(kept.release_on)'),
};

/** Counts the payments of orders that are overdue, like their list. */
export async function readInstalmentsOverdue(
  ctx: Context,
  { regionId, having }: StartFilter,
): Promise<StartPage['instalmentsOverdue']> {
  const promoterIds = having('report:instalments');
  if (promoterIds.length === 0) return null;
  const { db, actor, now } = ctx;
  const planned = await readPlannedShows({ db, actor, now, promoterIds }, { regionId });
  const rows = await ctx.readRows(OVERDUE, planned);
  return {
    total: rows.reduce((total, { payments }) => total + payments, 0),
    open: rows.map(({ currency, openMinor }) => ({ currency, amountMinor: openMinor })),
  };
}

const OVERDUE = rowsOf(
  {
    currency: column.text('shows.currency'),
    payments: column.int('count(*)'),
    openMinor: column.int('sum(i.amount_minor - i.paid_minor)'),
  },
  (list) => `
  select ${list} from ${PLANNED}
  join shows on shows.promoter_id = planned.promoter_id and shows.id = planned.show_id
  join instalments i on i.promoter_id = planned.promoter_id and i.show_id = planned.show_id
  where i.waived_at is null and i.paid_minor < i.amount_minor and i.due_on < planned.today
  group by shows.currency order by shows.currency`,
);

/** Lists the guest lists with guests who wait for a decision, the next show first. */
export async function readApprovals(ctx: Context, { regionId, having }: StartFilter): Promise<StartPage['approvals']> {
  const promoterIds = having('guestlist:read');
  if (promoterIds.length === 0) return null;
  const statement = rowsOf(
    WAITING_COLUMNS,
    (list) => sql`
    select ${sql.raw(list)}
    from guests g
    join guest_lists l on l.promoter_id = g.promoter_id and l.id = g.guest_list_id
    join shows on shows.promoter_id = l.promoter_id and shows.id = l.show_id
    where g.promoter_id = ${anyId(promoterIds)} and g.status = 'REQUESTED' and ${seenShows(ctx.actor, regionId) ?? sql`true`}
    group by l.promoter_id, l.id, shows.promoter_id, shows.id
    order by shows.starts_at, l.id limit ${sql.raw(String(COUNTED))}`,
  );
  const rows = await ctx.readRows(statement);
  return { total: rows.length, items: rows.slice(0, SHOWN) };
}

const WAITING_COLUMNS = {
  guestListId: column.int('l.id'),
  showCode: column.text('shows.show_code'),
  listName: column.text('l.name'),
  showName: column.json<TextByCulture>('shows.name'),
  people: column.int('sum(1 + g.plus_ones)'),
};
