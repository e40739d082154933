import * as endpoints from '@parterre/contract/guest-lists/door-list';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../context.ts';
import { shows } from '../../../../db/schema/events/shows.ts';
import { guestLists } from '../../../../db/schema/sales/guest-lists.ts';
import { notFound } from '../../../../errors.ts';
import { type VerbInput, verb } from '../../../../verb.ts';
import { requireShow } from '../../../events/show-rows/require-show.ts';
import { type DoorList, readDoorList } from './door-list.ts';
import { writeDoorCsv, writeDoorPdf } from './write-door-list.ts';

type Input = VerbInput<typeof endpoints.exportDoorList>;

/** The guests of one list who are approved or issued, by name. Throws NOT_FOUND, NO_DATA. */
export const exportDoorList = verb(
  endpoints.exportDoorList,
  async (ctx, input) => writeDoorCsv(await readOne(ctx, input)),
  { 'application/pdf': async (ctx, input) => writeDoorPdf(await readOne(ctx, input)) },
);

async function readOne(ctx: Context, { params, query }: Input): Promise<DoorList> {
  const [found] = await ctx.db
    .select({ list: guestLists, show: shows })
    .from(guestLists)
    .innerJoin(shows, and(eq(shows.promoterId, guestLists.promoterId), eq(shows.id, guestLists.showId)))
    .where(eq(guestLists.id, params.guestListId));
  if (!found) throw notFound('There is no such guest list.');
  const { list, show } = found;
  return readDoorList(ctx, show, { ...query, fileName: `door-list-${show.showCode}-${list.id}`, list });
}

type ShowInput = VerbInput<typeof endpoints.exportShowDoorList>;

/** The guests of all lists of a show who are approved or issued, by name. Throws NOT_FOUND, NO_DATA. */
export const exportShowDoorList = verb(
  endpoints.exportShowDoorList,
  async (ctx, input) => writeDoorCsv(await readAll(ctx, input)),
  { 'application/pdf': async (ctx, input) => writeDoorPdf(await readAll(ctx, input)) },
);

async function readAll(ctx: Context, { params, query }: ShowInput): Promise<DoorList> {
  const show = await requireShow(ctx, params.showCode);
  return readDoorList(ctx, show, { ...query, fileName: `door-list-${show.showCode}` });
}
