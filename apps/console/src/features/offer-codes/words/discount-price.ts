import type { OfferCode } from '@parterre/contract/offer-codes';

const WHOLE = 10_000;

/** What a ticket costs under a code, in minor units, as the server works it out: for the preview only. */
export function discountPrice(faceValueMinor: number, { effect, value }: Pick<OfferCode, 'effect' | 'value'>): number {
  if (effect === 'set-price') return Math.min(faceValueMinor, value);
  if (effect === 'subtract') return Math.max(0, faceValueMinor - value);
  if (effect === 'percentage') return Math.max(0, Math.floor((faceValueMinor * (WHOLE - value) + WHOLE / 2) / WHOLE));
  return faceValueMinor;
}
