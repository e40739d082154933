import type { updatePrices } from '@parterre/contract/calls/prices';
import { PAUSED_STATUS_CODE, STANDARD_STATUS_CODE, type Visibility } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { isComp } from '../ticket-status.ts';

/** Null means that the price types differ and keep their values until one is chosen. */
export interface StatusValues {
  statusCode: typeof STANDARD_STATUS_CODE | typeof PAUSED_STATUS_CODE | null;
  visibility: Visibility | null;
}

type Body = CallArguments<typeof updatePrices>['body'];

/** Returns the common values; comps have a fixed status and are ignored for it. */
export function toStatusValues(prices: readonly Price[]): StatusValues {
  const statuses = new Set(prices.filter((price) => !isComp(price)).map(({ statusCode }) => statusCode));
  const visibilities = new Set(prices.map(({ visibility }) => visibility));
  const [status] = statuses;
  const [visibility = null] = visibilities;
  return {
    statusCode:
      statuses.size === 1 && (status === STANDARD_STATUS_CODE || status === PAUSED_STATUS_CODE) ? status : null,
    visibility: visibilities.size === 1 ? visibility : null,
  };
}

/** Returns one call, or two if comps take only the visibility; values that were not chosen are not sent. */
export function toStatusChanges(prices: readonly Price[], before: StatusValues, values: StatusValues): Body[] {
  const statusCode = values.statusCode !== before.statusCode ? values.statusCode : null;
  const visibility = values.visibility !== before.visibility ? values.visibility : null;
  const comps = visibility === null || visibility === 'public' ? [] : prices.filter(isComp);
  const standard = prices.filter((price) => !isComp(price));
  const isAlike = statusCode === null && comps.length > 0;
  const shared = isAlike ? [...standard, ...comps] : standard;
  return [
    toBody(shared, { statusCode, visibility }),
    toBody(isAlike ? [] : comps, { statusCode: null, visibility }),
  ].flatMap((body) => body ?? []);
}

function toBody(prices: readonly Price[], { statusCode, visibility }: StatusValues): Body | null {
  if (prices.length === 0 || (statusCode === null && visibility === null)) return null;
  return {
    priceTypeIds: prices.map(({ priceTypeId }) => priceTypeId),
    ...(statusCode === null ? {} : { statusCode }),
    ...(visibility === null ? {} : { visibility }),
  };
}
