import { CreateOfferCode, CreateOfferCodeBatch } from '@parterre/contract/offer-codes';
import { createOfferCode, createOfferCodeBatch } from '../../apps/api/src/resources/events/offer-codes/create.ts';
import { listPriceGroups } from '../../apps/api/src/resources/events/price-groups/read.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';

const AGE_DAYS = 9;

/** Adds two codes that people share, one that has expired, and a batch of single-use codes. */
export async function addOfferCodes(setting: DemoSetting, show: ReadyShow): Promise<void> {
  const { promoter, showCode } = show;
  const moment = { promoterId: promoter.id, at: daysAgo(setting, AGE_DAYS), actor: 'Mina Park' };
  const group = await runVerb(setting, moment, (ctx) => listPriceGroups(ctx, { params: { showCode } }));
  const priceGroupId = group.items[0]?.priceGroupId ?? 0;
  const params = { showCode, priceGroupId };
  const codes = [
    { code: 'FRIENDS-25', tag: 'Friends', effect: 'percentage', value: 2_500, mostUses: 200, mostPerOrder: 4 },
    { code: 'NEIGHBOURS', tag: 'Posters', effect: 'subtract', value: 500, mostPerCustomer: 1 },
    { code: 'SUMMER', tag: 'Posters', effect: 'percentage', value: 1_000, validUntilLocal: '2020-09-01T00:00:00' },
  ] as const;
  for (const code of codes)
    await runVerb(setting, moment, (ctx) => createOfferCode(ctx, { params, body: CreateOfferCode.parse(code) }));
  const batch = CreateOfferCodeBatch.parse({
    prefix: 'PRESS-',
    count: 30,
    tag: 'Press',
    effect: 'set-price',
    value: 0,
    mostUses: 1,
  });
  await runVerb(setting, moment, (ctx) => createOfferCodeBatch(ctx, { params, body: batch }));
  show.passedOnCode = { code: codes[0].code, ageDays: AGE_DAYS };
}
