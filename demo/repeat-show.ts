import { listPrices } from '../apps/api/src/resources/prices/read.ts';
import { duplicateShow } from '../apps/api/src/resources/shows/duplicate/duplicate.ts';
import { updateShow } from '../apps/api/src/resources/shows/update.ts';
import { addDays, toLocalDay } from '../apps/api/src/time/zones.ts';
import { type DemoSetting, daysAgo, runVerb } from './demo-setting.ts';
import type { ReadyShow } from './set-up-show.ts';

/** The further performances of a run: copies of the first with its tickets, seats and holds, on sale like it. */
export async function repeatShow(setting: DemoSetting, first: ReadyShow): Promise<ReadyShow[]> {
  const { promoter, spec, showCode } = first;
  const { repeats = [] } = spec;
  if (repeats.length === 0) return [];
  const today = toLocalDay(setting.now, promoter.timeZone);
  const dates = repeats.map(({ day, time }) => ({ startsAtLocal: `${addDays(today, day)}T${time}:00` }));
  const moment = { promoterId: promoter.id, at: daysAgo(setting, -spec.onSaleDay), actor: 'Emil Okafor' };
  const { items } = await runVerb(setting, moment, (ctx) =>
    duplicateShow(ctx, { params: { showCode }, body: { dates, copy: ['prices', 'allocation', 'texts'] } }),
  );
  const copies: ReadyShow[] = [];
  for (const [index, copy] of items.entries()) {
    const params = { showCode: copy.showCode };
    await runVerb(setting, moment, (ctx) => updateShow(ctx, { params, body: { status: 'ACTIVE' } }));
    const prices = await runVerb(setting, moment, (ctx) => listPrices(ctx, { params, query: {} }));
    const byOrdinal = [...prices.items].sort((a, b) => a.ordinal - b.ordinal);
    copies.push({
      ...first,
      spec: { ...spec, ...repeats[index], repeats: [] },
      showCode: copy.showCode,
      priceTypeIds: byOrdinal.map(({ priceTypeId }) => priceTypeId),
    });
  }
  return copies;
}
