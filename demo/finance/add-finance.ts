import { CreateSettlementRule } from '@parterre/contract/settlements';
import { agreeSettlement } from '../../apps/api/src/resources/sales/settlements/agree.ts';
import { createSettlementRule } from '../../apps/api/src/resources/sales/settlements/change-rule.ts';
import { previewSettlement } from '../../apps/api/src/resources/sales/settlements/preview.ts';
import { HARBOUR_HALL } from '../demo-promoters.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';
import { sellInInstalments } from './sell-in-instalments.ts';

/**
 * The show went on sale at least this many days ago, so that some payments are late, and takes place at least this many
 * days from now, so that the last ones are due before it.
 */
const PLAN_DAYS = 45;

/** Adds a show that is also sold in instalments, and the settlement of a show that is over. */
export async function addFinance(setting: DemoSetting, shows: readonly ReadyShow[]): Promise<void> {
  const own = shows.filter(({ promoter, spec }) => promoter.id === HARBOUR_HALL.id && spec.soldShare > 0);
  const sold = own.find(
    ({ spec, seats }) => seats && spec.status === 'ACTIVE' && spec.day >= PLAN_DAYS && spec.onSaleDay <= -PLAN_DAYS,
  );
  if (sold) await sellInInstalments(setting, sold);
  const over = own.find(({ spec }) => spec.status === 'ACTIVE' && spec.day < 0);
  if (over) await settleShow(setting, over);
}

const RULES = [
  { name: 'Venue share', kind: 'share-of-gross', basisPoints: 1250 },
  { name: 'Ticketing levy', kind: 'per-ticket', amountMinor: 50 },
  { name: 'Front of house', kind: 'fixed', amountMinor: 45_000 },
] as const;

/** Adds the deductions of a promoter and the statement of a show that is over, agreed yesterday. */
async function settleShow(setting: DemoSetting, { promoter, showCode }: ReadyShow): Promise<void> {
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
