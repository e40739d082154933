import { HARBOUR_HALL } from '../demo-promoters.ts';
import type { DemoSetting } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';
import { sellInParts } from './sell-in-parts.ts';
import { settleShow } from './settle-show.ts';

/** Sold for so long before today that payments are late, and so long after it that the last ones are due before. */
const PLAN_DAYS = 45;

/** A show that is also sold in parts, and one that is over and settled. */
export async function addFinance(setting: DemoSetting, shows: readonly ReadyShow[]): Promise<void> {
  const own = shows.filter(({ promoter, spec }) => promoter.id === HARBOUR_HALL.id && spec.soldShare > 0);
  const sold = own.find(
    ({ spec, seats }) => seats && spec.status === 'ACTIVE' && spec.day >= PLAN_DAYS && spec.onSaleDay <= -PLAN_DAYS,
  );
  if (sold) await sellInParts(setting, sold);
  const over = own.find(({ spec }) => spec.status === 'ACTIVE' && spec.day < 0);
  if (over) await settleShow(setting, over);
}
