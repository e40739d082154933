import { LAST_ORDINAL } from '@parterre/seating-plan/seat-states';

export interface PricePaint {
  /** The ordinal of the price type, from 1. */
  readonly ordinal: number;
  /** A resolved CSS colour: hex, rgb() or color(srgb …). */
  readonly colour: string;
  /** One or two letters on seats that are for sale, so that price types do not differ by colour alone; none by default. */
  readonly mark?: string;
  readonly name: string;
  readonly faceValueMinor: number;
}

export interface HoldPaint {
  readonly ordinal: number;
  readonly colour: string;
  /** The reservation flag: 1 to 3 characters, drawn on the seat. */
  readonly flag: string;
  readonly allowSales: boolean;
}

export interface Palette {
  readonly prices: readonly PricePaint[];
  readonly holds: readonly HoldPaint[];
}

/** The palette indexed by ordinal, because the model reads it for every seat. */
export interface PaletteIndex {
  readonly palette: Palette;
  readonly faceValueMinor: Float64Array;
  /** By hold ordinal: 1 if the hold allows sales. Unknown holds do not. */
  readonly holdAllowsSales: Uint8Array;
}

export const EMPTY_PALETTE: Palette = { prices: [], holds: [] };

export function indexPalette(palette: Palette): PaletteIndex {
  const faceValueMinor = new Float64Array(highestOrdinal(palette.prices) + 1);
  for (const price of palette.prices) faceValueMinor[price.ordinal] = price.faceValueMinor;
  const holdAllowsSales = new Uint8Array(highestOrdinal(palette.holds) + 1);
  for (const hold of palette.holds) holdAllowsSales[hold.ordinal] = hold.allowSales ? 1 : 0;
  return { palette, faceValueMinor, holdAllowsSales };
}

function highestOrdinal(paints: readonly { readonly ordinal: number }[]): number {
  let highest = 0;
  for (const { ordinal } of paints) {
    if (!Number.isInteger(ordinal) || ordinal < 1 || ordinal > LAST_ORDINAL) {
      throw new RangeError(`Ordinal ${ordinal} is not between 1 and ${LAST_ORDINAL}`);
    }
    highest = Math.max(highest, ordinal);
  }
  return highest;
}
