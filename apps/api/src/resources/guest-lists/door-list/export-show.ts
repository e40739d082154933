import * as endpoints from '@parterre/contract/guest-lists';
import type { Context } from '../../../context.ts';
import { type VerbInput, verb } from '../../../verb.ts';
import { requireShow } from '../../show-rows/require-show.ts';
import { type DoorList, readDoorList } from './door-list.ts';
import { writeDoorCsv, writeDoorPdf } from './write-door-list.ts';

type Input = VerbInput<typeof endpoints.exportShowDoorList>;

/** The guests of all lists of a show who are approved or issued, by name. Throws NOT_FOUND, NO_DATA. */
export const exportShowDoorList = verb(
  endpoints.exportShowDoorList,
  async (ctx, input) => writeDoorCsv(await readAll(ctx, input)),
  { 'application/pdf': async (ctx, input) => writeDoorPdf(await readAll(ctx, input)) },
);

async function readAll(ctx: Context, { params, query }: Input): Promise<DoorList> {
  const show = await requireShow(ctx, params.showCode);
  return readDoorList(ctx, show, { ...query, fileName: `door-list-${show.showCode}` });
}
