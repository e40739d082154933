import { LOOK, lookKind, lookOrdinal } from '../model/seat-look.ts';
import { type Colour, letterInk, mixColours, packPixel } from './colour.ts';
import { faintInk, type Inks } from './map-theme.ts';
import type { SeatShapeName } from './seat-shapes.ts';

export interface Part {
  readonly shape: SeatShapeName;
  readonly ink: Colour;
}

/** Returns the shapes of a look, bottom to top (mock-ups, anatomy of a seat). */
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
    case LOOK.heat:
      return heatParts(inks, ordinal);
    case LOOK.heatSold:
      return [...heatParts(inks, ordinal), { shape: 'dot', ink: ordinal > 2 ? inks.surface : inks.text }];
    default:
      return [{ shape: 'empty', ink: inks.controlLine }];
  }
}

export interface Letters {
  readonly text: string;
  readonly ink: Colour;
  /** The size of the letters, and how far they stand above the middle, as shares of the seat. */
  readonly share: number;
  readonly lift: number;
}

/**
 * Returns the letters on a seat that is large enough: the flag of its hold, or the mark of its price type, which stands
 * above the number of an available seat if that is shown.
 */
export function lettersOfLook(look: number, inks: Inks, isNumbered: boolean): Letters | undefined {
  const ordinal = lookOrdinal(look);
  const price = inks.price(ordinal);
  switch (lookKind(look)) {
    case LOOK.held:
      return { text: inks.flag(ordinal), ink: inks.hold(ordinal), share: 0.365, lift: 0 };
    case LOOK.available:
      return { text: inks.mark(ordinal), ink: letterInk(price), ...(isNumbered ? RAISED : CENTRED) };
    case LOOK.basket:
      return { text: inks.mark(ordinal), ink: letterInk(faintInk(inks, price)), ...CENTRED };
    default:
      return undefined;
  }
}

const CENTRED = { share: 0.5, lift: 0 };
const RAISED = { share: 0.32, lift: 0.25 };
/** How far the number of a seat stands below the middle under a mark, as a share of the seat. */
export const NUMBER_DROP = 0.14;

/** Every seat gets an edge, because the lowest steps are hardly darker than the map. */
const heatParts = (inks: Inks, step: number): readonly Part[] => [
  { shape: 'full', ink: inks.heat(step) },
  { shape: 'edge', ink: inks.controlLine },
];

/** Returns the colour of a seat that is too small for shapes, as a pixel. */
export function flatPixel(look: number, inks: Inks): number {
  const { r, g, b } = flatInk(look, inks);
  return packPixel(r, g, b, 1);
}

function flatInk(look: number, inks: Inks): Colour {
  const ordinal = lookOrdinal(look);
  switch (lookKind(look)) {
    case LOOK.available:
      return inks.price(ordinal);
    case LOOK.held:
      return inks.hold(ordinal);
    case LOOK.heat:
    case LOOK.heatSold:
      return ordinal === 0 ? mixColours(inks.controlLine, inks.background, 0.4) : inks.heat(ordinal);
    case LOOK.none:
      return mixColours(inks.controlLine, inks.background, 0.5);
    default:
      return mixColours(inks.price(ordinal), inks.background, 0.35);
  }
}
