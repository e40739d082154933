import type { GuestList } from '@parterre/contract/guest-lists';
import * as endpoints from '@parterre/contract/guest-lists';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { verb } from '../../verb.ts';
import { requireShow } from '../show-rows/require-show.ts';
import { readLists, selectLists } from './select-lists.ts';

/** One list with its figures. Throws NOT_FOUND. */
export const getGuestList = verb(endpoints.getGuestList, (ctx, { params }) => readList(ctx, params.guestListId));

export async function readList(ctx: Reader, guestListId: number): Promise<GuestList> {
  const [row] = await readLists(ctx, selectLists(sql`true`, sql`l.id = ${guestListId}`, sql``));
  if (!row) throw notFound('There is no such guest list.');
  return row.list;
}

/** All lists of an event by name. */
export const listShowGuestLists = verb(endpoints.listShowGuestLists, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const ofShow = sql`l.promoter_id = ${show.promoterId} and l.show_id = ${show.id}`;
  const rows = await readLists(ctx, selectLists(sql`true`, ofShow, sql`order by l.search_key, l.id`));
  return { items: rows.map(({ list }) => list) };
});
