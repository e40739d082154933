import type { OFFER_EFFECTS } from '../choices/offer-code-choices.ts';
import type { LinkKind } from '../choices/price-choices.ts';
import { takeShare, WHOLE } from './basis-points.ts';

export interface PriceLink {
  kind: LinkKind;
  /** Minor units where fixed, else basis points; negative where the linked price is lower. */
  difference: number;
}

/** A linked price: the base and a fixed amount or a share of it, in minor units; half a unit goes up. */
export function followPrice(baseMinor: number, { kind, difference }: PriceLink): number {
  return kind === 'fixed' ? baseMinor + difference : takeShare(baseMinor, WHOLE + difference);
}

export interface OfferEffect {
  effect: (typeof OFFER_EFFECTS)[number];
  /** Minor units, basis points of a percentage, or 0 without an effect. */
  value: number;
}

/**
 * The face value of a ticket under a code, in minor units, between 0 and the original, so that no code makes a ticket
 * dearer; half a unit goes up. Booking fees do not change.
 */
export function discountPrice(faceValueMinor: number, { effect, value }: OfferEffect): number {
  switch (effect) {
    case 'none':
      return faceValueMinor;
    case 'set-price':
      return Math.min(faceValueMinor, value);
    case 'subtract':
      return Math.max(0, faceValueMinor - value);
    case 'percentage':
      return takeShare(faceValueMinor, Math.max(0, WHOLE - value));
  }
}
