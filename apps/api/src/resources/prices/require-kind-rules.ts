import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { updatePrice as endpoint } from '@parterre/contract/prices';
import { AppError, fieldError } from '../../errors.ts';
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

/** Every field of a change that a complimentary ticket refuses. */
export function listBrokenByComp(price: PriceRow, patch: Patch) {
  const money = MONEY.filter((field) => patch[field] !== undefined && patch[field] !== price[field]);
  const isSold = patch.visibility === 'public';
  const hasSites = (patch.partnerSiteIds?.length ?? 0) > 0;
  return [
    ...[...money, ...(patch.link ? ['link'] : [])].map((field) => fieldError(field, 'compCostsNothing')),
    ...(patch.statusCode !== undefined && patch.statusCode !== COMP_STATUS_CODE
      ? [fieldError('statusCode', 'compKeepsStatus')]
      : []),
    ...[...(isSold ? ['visibility'] : []), ...(hasSites ? ['partnerSiteIds'] : [])].map((field) =>
      fieldError(field, 'compNotPublic'),
    ),
  ];
}

const listBrokenByStandard = ({ statusCode }: Patch) =>
  statusCode === COMP_STATUS_CODE
    ? [fieldError('statusCode', 'notFitting', { message: 'Only a complimentary ticket has this status' })]
    : [];
