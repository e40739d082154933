import * as endpoints from '@parterre/contract/guest-lists/door-list';
import { PDF } from '@parterre/contract/wire/file-types';
import { and, eq } from 'drizzle-orm';
import { type Context, requirePromoterId } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { guestLists } from '#db/schema/sales/guest-lists.ts';
import { notFound } from '#errors.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { toLocalDay } from '#time/zones.ts';
import { type VerbInput, verb } from '#verb.ts';
import { type DoorList, readDoorList } from './door-list.ts';
import { writeDoorCsv, writeDoorPdf } from './write-door-list.ts';

type Input = VerbInput<typeof endpoints.exportDoorList>;

/** Exports the approved and issued guests of one list, by name. Throws NOT_FOUND, NO_DATA. */
export const exportDoorList = verb(
  endpoints.exportDoorList,
  async (ctx, input) => writeDoorCsv(await takeOne(ctx, input)),
  { [PDF]: async (ctx, input) => writeDoorPdf(await takeOne(ctx, input)) },
);

async function takeOne(ctx: Context, { params, query }: Input): Promise<DoorList> {
  const [found] = await ctx.db
    .select({ list: guestLists, show: shows })
    .from(guestLists)
    .innerJoin(shows, and(eq(shows.promoterId, guestLists.promoterId), eq(shows.id, guestLists.showId)))
    .where(eq(guestLists.id, params.guestListId));
  if (!found) throw notFound('There is no such guest list.');
  const { list, show } = found;
  const fileName = `door-list-${show.showCode}-${list.id}-${toLocalDay(ctx.now, show.timeZone)}`;
  const door = await readDoorList(ctx, show, { ...query, fileName, list });
  await recordTaken(ctx, list.id, { name: list.name, showCode: show.showCode });
  return door;
}

type ShowInput = VerbInput<typeof endpoints.exportShowDoorList>;

/** Exports the approved and issued guests of all lists of a show, by name. Throws NOT_FOUND, NO_DATA. */
export const exportShowDoorList = verb(
  endpoints.exportShowDoorList,
  async (ctx, input) => writeDoorCsv(await takeAll(ctx, input)),
  { [PDF]: async (ctx, input) => writeDoorPdf(await takeAll(ctx, input)) },
);

async function takeAll(ctx: Context, { params, query }: ShowInput): Promise<DoorList> {
  const show = await requireShow(ctx, params.showCode);
  const fileName = `door-list-${show.showCode}-${toLocalDay(ctx.now, show.timeZone)}`;
  const door = await readDoorList(ctx, show, { ...query, fileName });
  await recordTaken(ctx, show.showCode, { showCode: show.showCode });
  return door;
}

/** Records who downloads the names of guests, before they are sent, as for other files about people. */
const recordTaken = (ctx: Context, objectId: number | string, after: object): Promise<void> =>
  ctx.change('guest-list.export', async (change) => ({
    answer: undefined,
    promoterId: requirePromoterId(change),
    objectId,
    after,
  }));
