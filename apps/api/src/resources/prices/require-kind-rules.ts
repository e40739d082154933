import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { updatePrice as endpoint } from '@parterre/contract/prices';
import { AppError } from '../../errors.ts';
import type { VerbInput } from '../../verb.ts';
import type { PriceRow } from '../price-rows/read-prices.ts';

type Patch = VerbInput<typeof endpoint>['body'];

const MONEY = ['faceValueMinor', 'bookingFeeMinor', 'taxRateId'] as const;

/**
 * RULE_BROKEN naming every field of a change that the ticket's kind forbids: a complimentary one costs nothing, follows
 * nothing, keeps status 88 and is never sold to the public; no other one has that status.
 */
export function requireKindRules(price: PriceRow, patch: Patch): void {
  const broken = price.kind === 'comp' ? listBrokenByComp(price, patch) : listBrokenByStandard(patch);
  if (broken.length > 0) throw new AppError('RULE_BROKEN', { fieldErrors: broken, detail: broken[0]?.message ?? '' });
}

function listBrokenByComp(price: PriceRow, patch: Patch) {
  const money = MONEY.filter((field) => patch[field] !== undefined && patch[field] !== price[field]);
  const isSold = patch.visibility === 'public';
  const hasSites = (patch.partnerSiteIds?.length ?? 0) > 0;
  return [
    ...[...money, ...(patch.link ? ['link'] : [])].map((field) => ({ field, message: COSTS_NOTHING })),
    ...(patch.statusCode !== undefined && patch.statusCode !== COMP_STATUS_CODE
      ? [{ field: 'statusCode', message: 'A complimentary ticket keeps its status' }]
      : []),
    ...[...(isSold ? ['visibility'] : []), ...(hasSites ? ['partnerSiteIds'] : [])].map((field) => ({
      field,
      message: NOT_PUBLIC,
    })),
  ];
}

const COSTS_NOTHING = 'A complimentary ticket costs nothing';
export const NOT_PUBLIC = 'A complimentary ticket is not sold to the public';

const listBrokenByStandard = ({ statusCode }: Patch) =>
  statusCode === COMP_STATUS_CODE
    ? [{ field: 'statusCode', message: 'Only a complimentary ticket has this status' }]
    : [];
