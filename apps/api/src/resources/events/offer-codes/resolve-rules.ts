import { LIMITS } from '@parterre/contract/choices/limits';
import type { OfferEffect } from '@parterre/contract/money/derive-price';
import type { CreateOfferCode } from '@parterre/contract/offer-codes';
import type { Overlap } from '@parterre/contract/wire/values';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Change } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { invalidField } from '#errors.ts';
import { toSearchKey } from '#lists/search-key.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireInstant } from '#resources/ground/show-rows/resolve-times.ts';
import type { OfferCodeRow } from './offer-code-row.ts';

/** The settings of a code that staff choose, except its text. */
export type OfferRules = Omit<z.output<typeof CreateOfferCode>, 'code'>;
export type RuleColumns = OfferRules & Pick<OfferCodeRow, 'tagKey' | 'validFrom' | 'validUntil'>;

/** Resolves the rules into the stored form. Throws INVALID for the field that breaks one, TIME_IN_GAP. */
export async function resolveRules(
  change: Change,
  show: ShowRow,
  priceGroupId: number,
  rules: OfferRules,
): Promise<RuleColumns> {
  requireValue(rules);
  const priceTypeIds = [...new Set(rules.priceTypeIds)];
  await requireTickets(change, show, priceGroupId, { ...rules, priceTypeIds });
  await requireHold(change, show, rules.holdId);
  return { ...rules, priceTypeIds, tagKey: toSearchKey(rules.tag), ...resolveWindow(show, rules) };
}

/** Throws INVALID for a `value` that does not fit the effect. */
function requireValue({ effect, value }: OfferEffect): void {
  if (effect === 'none' && value !== 0) throw invalidField('value', 'max', { values: { maxNumber: 0 } });
  if (effect === 'percentage' && value > LIMITS.rate.basisPoints)
    throw invalidField('value', 'max', { values: { maxNumber: LIMITS.rate.basisPoints } });
  if ((effect === 'percentage' || effect === 'subtract') && value < 1)
    throw invalidField('value', 'min', { values: { minNumber: 1 } });
}

async function requireTickets(
  change: Change,
  show: ShowRow,
  priceGroupId: number,
  { priceTypeIds, reservedPlaces }: Pick<OfferRules, 'priceTypeIds' | 'reservedPlaces'>,
): Promise<void> {
  const rows =
    priceTypeIds.length === 0
      ? []
      : await change.db
          .select({ id: priceTypes.id, priceGroupId: priceTypes.priceGroupId, isSeated: priceTypes.isSeated })
          .from(priceTypes)
          .where(and(eq(priceTypes.promoterId, show.promoterId), inArray(priceTypes.id, priceTypeIds)));
  const known = new Set(rows.filter((row) => row.priceGroupId === priceGroupId).map(({ id }) => id));
  const unknown = priceTypeIds.findIndex((id) => !known.has(id));
  if (unknown >= 0) throw invalidField(`priceTypeIds.${unknown}`, 'codeTicket');
  if (reservedPlaces === 0) return;
  if (priceTypeIds.length !== 1) throw invalidField('reservedPlaces', 'codePlacesOfTickets');
  if (rows[0]?.isSeated) throw invalidField('reservedPlaces', 'codePlacesOfSeats');
}

async function requireHold(change: Change, show: ShowRow, holdId: number | null): Promise<void> {
  if (holdId === null) return;
  const [hold] = await change.db
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id), eq(holds.id, holdId)));
  if (!hold) throw invalidField('holdId', 'hold');
}

/** A time that occurs twice when the clock goes back is read so that the window is longer. */
function resolveWindow(
  { timeZone }: ShowRow,
  { validFromLocal, validUntilLocal }: Pick<OfferRules, 'validFromLocal' | 'validUntilLocal'>,
): Pick<RuleColumns, 'validFrom' | 'validUntil'> {
  if (validFromLocal !== null && validUntilLocal !== null && validUntilLocal <= validFromLocal)
    throw invalidField('validUntilLocal', 'codeOrder');
  const toInstant = (field: string, wallTime: string | null, overlap: Overlap) =>
    wallTime === null ? null : requireInstant({ field, wallTime, timeZone, overlap });
  return {
    validFrom: toInstant('validFromLocal', validFromLocal, 'first'),
    validUntil: toInstant('validUntilLocal', validUntilLocal, 'second'),
  };
}
