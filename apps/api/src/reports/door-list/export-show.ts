import type { exportShowDoorList as endpoint } from '@parterre/contract/guest-lists';
import type { StreamedAnswer, VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { requireShow } from '../../resources/shows/require-show.ts';
import { type DoorList, readDoorList } from './door-list.ts';
import { writeDoorCsv, writeDoorPdf } from './write-door-list.ts';

type Input = VerbInput<typeof endpoint>;

/** The guests of all lists of an event who are approved or issued, by name. Throws NOT_FOUND, NO_DATA. */
export const exportShowDoorList = async (ctx: Context, input: Input): Promise<StreamedAnswer> =>
  writeDoorCsv(await readAll(ctx, input));

export const exportShowDoorListPdf = async (ctx: Context, input: Input): Promise<StreamedAnswer> =>
  writeDoorPdf(await readAll(ctx, input));

async function readAll(ctx: Context, { params, query }: Input): Promise<DoorList> {
  const show = await requireShow(ctx, params.showCode);
  return readDoorList(ctx, show, { ...query, fileName: `door-list-${show.showCode}` });
}
