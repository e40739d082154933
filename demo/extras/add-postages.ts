import { createPostage } from '../../apps/api/src/resources/promoters/promoters/postages/change.ts';
import { updatePromoter } from '../../apps/api/src/resources/promoters/promoters/update.ts';
import { HARBOUR_HALL, KULTURWERK } from '../demo-promoters.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';

const AGE_DAYS = 150;
const POSTAGES = [
  {
    promoter: HARBOUR_HALL,
    name: { 'en-GB': 'Standard mail' },
    amountMinor: 350,
    countryCodes: ['US'],
    isDefault: true,
  },
  { promoter: HARBOUR_HALL, name: { 'en-GB': 'Courier' }, amountMinor: 1_800, countryCodes: [], isDefault: false },
  {
    promoter: KULTURWERK,
    name: { de: 'Einschreiben', 'en-GB': 'Registered mail' },
    amountMinor: 490,
    countryCodes: ['DE', 'AT', 'CH'],
    isDefault: true,
  },
] as const;

/** Adds the ways to send tickets and the hosts that short links may lead to. */
export async function addPostages(setting: DemoSetting): Promise<void> {
  const at = daysAgo(setting, AGE_DAYS);
  for (const { promoter, countryCodes, ...postage } of POSTAGES) {
    const moment = { promoterId: promoter.id, at, actor: 'Olivia Brandt' };
    const body = { ...postage, countryCodes: [...countryCodes], currency: promoter.currency };
    await runVerb(setting, moment, (ctx) => createPostage(ctx, { params: { code: promoter.code }, body }));
  }
  for (const promoter of [HARBOUR_HALL, KULTURWERK])
    await runVerb(setting, { promoterId: promoter.id, at, actor: 'Olivia Brandt' }, (ctx) =>
      updatePromoter(ctx, {
        params: { code: promoter.code },
        body: { linkHosts: [`tickets.${promoter.code}.example`] },
      }),
    );
}
