import type { Palette } from '../model/palette.ts';
import { HEAT_SHARES } from '../model/seat-look.ts';
import { type Colour, mixColours, parseColour } from './colour.ts';

/**
 * Colours, font and texts of a theme, set by the host. Colours are resolved CSS (hex, rgb() or color(srgb …), no
 * var()).
 */
export interface MapTheme {
  readonly mapBackground: string;
  readonly surface: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly line: string;
  readonly lineStrong: string;
  /** The outline of a seat without a price type. */
  readonly controlLine: string;
  readonly select: string;
  readonly selectGap: string;
  readonly bad: string;
  readonly seatStroke: string;
  readonly focus: string;
  readonly primary: string;
  readonly fontFamily: string;
  /** The name of a stage without a text, in the reader's language. */
  readonly stageWord: string;
}

export interface Inks {
  readonly background: Colour;
  readonly text: Colour;
  readonly text2: Colour;
  readonly text3: Colour;
  readonly controlLine: Colour;
  readonly select: Colour;
  readonly selectGap: Colour;
  readonly bad: Colour;
  readonly seatStroke: Colour;
  readonly surface: Colour;
  heat(step: number): Colour;
  price(ordinal: number): Colour;
  mark(ordinal: number): string;
  hold(ordinal: number): Colour;
  flag(ordinal: number): string;
}

export function mixInks(theme: MapTheme, palette: Palette): Inks {
  const prices = new Map(palette.prices.map((price) => [price.ordinal, parseColour(price.colour)]));
  const marks = new Map(palette.prices.map((price) => [price.ordinal, price.mark ?? '']));
  const holds = new Map(palette.holds.map((hold) => [hold.ordinal, parseColour(hold.colour)]));
  const flags = new Map(palette.holds.map((hold) => [hold.ordinal, hold.flag]));
  const unknown = parseColour(theme.controlLine);
  const background = parseColour(theme.mapBackground);
  const primary = parseColour(theme.primary);
  return {
    background,
    text: parseColour(theme.text),
    text2: parseColour(theme.text2),
    text3: parseColour(theme.text3),
    controlLine: unknown,
    select: parseColour(theme.select),
    selectGap: parseColour(theme.selectGap),
    bad: parseColour(theme.bad),
    seatStroke: parseColour(theme.seatStroke),
    surface: parseColour(theme.surface),
    heat: (step) => mixColours(primary, background, HEAT_SHARES[step] ?? 1),
    price: (ordinal) => prices.get(ordinal) ?? unknown,
    mark: (ordinal) => marks.get(ordinal) ?? '',
    hold: (ordinal) => holds.get(ordinal) ?? unknown,
    flag: (ordinal) => flags.get(ordinal) ?? '',
  };
}

/** A claimed seat keeps a trace of its price type's colour. */
export function faintInk(inks: Inks, colour: Colour): Colour {
  return mixColours(colour, inks.background, 0.2);
}
