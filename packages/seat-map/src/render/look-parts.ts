import { LOOK, lookKind, lookOrdinal } from '../model/seat-look.ts';
import { type Colour, mixColours } from './colour.ts';
import { faintInk, type Inks } from './inks.ts';
import type { SeatShapeName } from './seat-shapes.ts';

/** One shape in one ink. */
export interface Part {
  readonly shape: SeatShapeName;
  readonly ink: Colour;
}

/** What a look is drawn of, the undermost part first (mock-ups, anatomy of a seat). */
export function partsOfLook(look: number, inks: Inks): readonly Part[] {
  const ordinal = lookOrdinal(look);
  const price = inks.price(ordinal);
  switch (lookKind(look)) {
    case LOOK.available:
      return [
        { shape: 'full', ink: price },
        { shape: 'edge', ink: inks.seatStroke },
      ];
    case LOOK.sold:
      return [
        { shape: 'full', ink: faintInk(inks, price) },
        { shape: 'dot', ink: price },
      ];
    case LOOK.basket:
      return [
        { shape: 'inner', ink: faintInk(inks, price) },
        { shape: 'dashed', ink: price },
      ];
    case LOOK.withheld:
      return [
        { shape: 'full', ink: faintInk(inks, price) },
        { shape: 'bar', ink: price },
      ];
    case LOOK.held: {
      const hold = inks.hold(ordinal);
      return [
        { shape: 'inner', ink: mixColours(hold, inks.surface, 0.14) },
        { shape: 'outline', ink: hold },
      ];
    }
    default:
      return [{ shape: 'empty', ink: inks.controlLine }];
  }
}

/** The one colour of a seat that is too small for shapes. */
export function flatInk(look: number, inks: Inks): Colour {
  const ordinal = lookOrdinal(look);
  switch (lookKind(look)) {
    case LOOK.available:
      return inks.price(ordinal);
    case LOOK.held:
      return inks.hold(ordinal);
    case LOOK.none:
      return mixColours(inks.controlLine, inks.background, 0.5);
    default:
      return mixColours(inks.price(ordinal), inks.background, 0.35);
  }
}
