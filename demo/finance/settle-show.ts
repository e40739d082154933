import { CreateSettlementRule } from '@parterre/contract/settlements';
import { agreeSettlement } from '../../apps/api/src/resources/settlements/agree.ts';
import { createSettlementRule } from '../../apps/api/src/resources/settlements/change-rule.ts';
import { previewSettlement } from '../../apps/api/src/resources/settlements/preview.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';

const RULES = [
  { name: 'Venue share', kind: 'share-of-gross', basisPoints: 1250 },
  { name: 'Ticketing levy', kind: 'per-ticket', amountMinor: 50 },
  { name: 'Front of house', kind: 'fixed', amountMinor: 45_000 },
] as const;

/** What the promoter takes off, and the statement of a show that is over, agreed yesterday. */
export async function settleShow(setting: DemoSetting, { promoter, showCode }: ReadyShow): Promise<void> {
  const moment = { promoterId: promoter.id, at: daysAgo(setting, 1), actor: 'Olivia Brandt' };
  for (const rule of RULES) {
    const body = CreateSettlementRule.parse({ ...rule, currency: promoter.currency });
    await runVerb(setting, moment, (ctx) => createSettlementRule(ctx, { params: { code: promoter.code }, body }));
  }
  const wanted = { promoterCode: promoter.code, showCode };
  const { digest, fromOn, toOn } = await runVerb(setting, moment, (ctx) => previewSettlement(ctx, { query: wanted }));
  const body = { ...wanted, fromOn, toOn, digest, note: 'Agreed by telephone with the tour manager.' };
  await runVerb(setting, moment, (ctx) => agreeSettlement(ctx, { body }));
}
