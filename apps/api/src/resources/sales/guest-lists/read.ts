import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import * as endpoints from '@parterre/contract/guest-lists/guest-list';
import { sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { notFound } from '#errors.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { readLists } from './list.ts';
import type { GuestListRow } from './lock-list.ts';

/** Reads one list with its figures. Throws NOT_FOUND. */
export const getGuestList = verb(endpoints.getGuestList, (ctx, { params }) => readList(ctx, params.guestListId));

export async function readList(ctx: Reader, guestListId: number): Promise<GuestList> {
  const [list] = await readLists(ctx, sql`l.id = ${guestListId}`);
  if (!list) throw notFound('There is no such guest list.');
  return list;
}

export const listShowGuestLists = verb(endpoints.listShowGuestLists, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  return { items: await readLists(ctx, sql`l.promoter_id = ${show.promoterId} and l.show_id = ${show.id}`) };
});

export const describeList = ({
  name,
  ownerName,
  allocation,
  mostPlusOnes,
  cutOffAtLocal,
  needsApproval,
  holdId,
  priceTypeId,
  note,
}: GuestListRow) => ({
  name,
  ownerName,
  allocation,
  mostPlusOnes,
  cutOffAtLocal,
  needsApproval,
  holdId,
  priceTypeId,
  note,
});
