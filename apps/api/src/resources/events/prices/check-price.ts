import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { updatePrice as endpoint } from '@parterre/contract/prices';
import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { taxRates } from '#db/schema/promoters/promoters.ts';
import { AppError, fieldError, invalidField, refusal } from '#errors.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireInstant } from '#resources/ground/show-rows/resolve-times.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { VerbInput } from '#verb.ts';

/** Throws INVALID naming the field, NAME_TAKEN, TIME_IN_GAP. `others` are the show's other price types. */
export async function checkPrice(
  change: Change,
  show: ShowRow,
  price: PriceRow,
  others: readonly PriceRow[],
): Promise<void> {
  if (price.fewestPerOrder > price.mostPerOrder)
    throw invalidField('mostPerOrder', 'min', { values: { minNumber: price.fewestPerOrder } });
  checkSaleWindow(show, price);
  if (price.isSeated && price.allocation > 0) throw invalidField('allocation', 'priceSeatedAllocation');
  if (price.isSeated && show.seating === 'UNRESERVED') throw invalidField('isSeated', 'priceWithoutSeats');
  requireFreePriceName(show, price, others);
  await requireGroup(change, show, price.priceGroupId);
  await requireTaxRate(change, show, price.taxRateId);
  await requirePartnerSites(change, price.partnerSiteIds);
}

function checkSaleWindow(show: ShowRow, { onSaleAtLocal, offSaleAtLocal }: PriceRow): void {
  for (const [field, wallTime] of Object.entries({ onSaleAtLocal, offSaleAtLocal }))
    if (wallTime !== null) requireInstant({ field, wallTime, timeZone: show.timeZone, overlap: 'first' });
  if (onSaleAtLocal !== null && offSaleAtLocal !== null && offSaleAtLocal <= onSaleAtLocal)
    throw invalidField('offSaleAtLocal', 'saleOrder');
}

/** Throws NAME_TAKEN when another price type of the group has the same name on screen. */
export function requireFreePriceName(show: ShowRow, price: PriceRow, others: readonly PriceRow[]): void {
  const read = (row: PriceRow) => chooseText(row.name, show.defaultCulture).toLocaleLowerCase();
  const isTaken = others.some(
    (other) => other.id !== price.id && other.priceGroupId === price.priceGroupId && read(other) === read(price),
  );
  if (isTaken)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError(`name.${show.defaultCulture}`, 'priceNameTaken')],
    });
}

export async function requireGroup(
  change: Change,
  show: ShowRow,
  priceGroupId: number,
  field = 'priceGroupId',
): Promise<void> {
  const found = await change.db
    .select({ id: priceGroups.id })
    .from(priceGroups)
    .where(
      and(
        eq(priceGroups.promoterId, show.promoterId),
        eq(priceGroups.showId, show.id),
        eq(priceGroups.id, priceGroupId),
      ),
    );
  if (found.length === 0) throw invalidField(field, 'unknown', { message: 'No ticket group of the event has this id' });
}

async function requireTaxRate(change: Change, show: ShowRow, taxRateId: number | null): Promise<void> {
  if (taxRateId === null) return;
  const found = await change.db
    .select({ id: taxRates.id })
    .from(taxRates)
    .where(and(eq(taxRates.promoterId, show.promoterId), eq(taxRates.id, taxRateId)));
  if (found.length === 0)
    throw invalidField('taxRateId', 'unknown', { message: 'No tax rate of the promoter has this id' });
}

async function requirePartnerSites(change: Change, siteIds: readonly number[]): Promise<void> {
  if (siteIds.length === 0) return;
  const found = await change.db
    .select({ id: partnerSites.id })
    .from(partnerSites)
    .where(inArray(partnerSites.id, [...siteIds]));
  const known = new Set(found.map((site) => site.id));
  const unknown = siteIds.findIndex((id) => !known.has(id));
  if (unknown !== -1)
    throw invalidField(`partnerSiteIds.${unknown}`, 'unknown', { message: 'No partner site has this id' });
}

type Patch = VerbInput<typeof endpoint>['body'];

const MONEY = ['faceValueMinor', 'bookingFeeMinor', 'taxRateId'] as const;

/**
 * Throws RULE_BROKEN naming every field of a change that the kind of the price type forbids: a comp type costs nothing,
 * follows no other price, keeps status 88 and is never sold to the public; no other one has that status.
 */
export function requireKindRules(price: PriceRow, patch: Patch): void {
  const isComp = price.kind === 'comp';
  const broken = isComp ? listBrokenByComp(price, patch) : listBrokenByStandard(patch);
  if (broken.length > 0) throw refusal('RULE_BROKEN', isComp ? 'comp-forbids' : 'status-of-comps', {}, broken);
}

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
