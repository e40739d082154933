import { CreatedCompTicketType } from '@parterre/contract/prices';
import { createHold } from '../../apps/api/src/resources/events/holds/change.ts';
import { listPriceGroups } from '../../apps/api/src/resources/events/price-groups/read.ts';
import { createCompPrice } from '../../apps/api/src/resources/events/prices/create-comp.ts';
import { holdPlaces } from '../../apps/api/src/resources/events/prices/places/hold-places.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';

const AGE_DAYS = 7;

/** Adds comps and held places to a show without reserved seats. */
export async function addUnseatedExtras(
  setting: DemoSetting,
  { promoter, showCode, priceTypeIds }: ReadyShow,
): Promise<void> {
  const moment = { promoterId: promoter.id, at: daysAgo(setting, AGE_DAYS), actor: 'Emil Okafor' };
  const params = { showCode };
  const groups = await runVerb(setting, moment, (ctx) => listPriceGroups(ctx, { params }));
  const priceGroupId = groups.items[0]?.priceGroupId ?? 0;
  const comp = CreatedCompTicketType.parse({
    priceGroupId,
    name: { [promoter.defaultCulture]: promoter.defaultCulture === 'de' ? 'Freikarte' : 'Speaker' },
    allocation: 20,
  });
  await runVerb(setting, moment, (ctx) => createCompPrice(ctx, { params, body: comp }));
  const hold = await runVerb(setting, moment, (ctx) =>
    createHold(ctx, {
      params,
      body: {
        label: 'Partners',
        reservationFlag: 'PAR',
        colour: '#2A6199',
        allowSales: false,
        owner: 'Partnerships',
        note: '',
        releaseOn: null,
        agreed: 30,
      },
    }),
  );
  const [priceTypeId = 0] = priceTypeIds;
  await runVerb(setting, moment, (ctx) =>
    holdPlaces(ctx, { params: { showCode, priceTypeId }, body: { holdId: hold.holdId, quantity: 25 } }),
  );
}
