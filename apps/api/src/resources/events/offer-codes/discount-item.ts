import type { OfferEffect } from './offer-code-row.ts';

const WHOLE = 10_000;

/**
 * Returns the face value of a ticket under a code, in minor units, between 0 and the original, so that a code never
 * raises a price. A percentage is in hundredths of a per cent; the new price is rounded half up. Booking fees do not
 * change.
 */
export function discountItem(faceValueMinor: number, { effect, value }: OfferEffect): number {
  switch (effect) {
    case 'none':
      return faceValueMinor;
    case 'set-price':
      return Math.min(faceValueMinor, value);
    case 'subtract':
      return Math.max(0, faceValueMinor - value);
    case 'percentage':
      return Math.floor((faceValueMinor * (WHOLE - value) + WHOLE / 2) / WHOLE);
  }
}
