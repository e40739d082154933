export type Scheme = 'light' | 'dark';

/** Colours as they are stored, which are those of the light theme, and what they become on a dark map. */
export type DarkColours = ReadonlyMap<string, string>;

/** How light a colour without a dark partner becomes, in shares of 1. */
const LIGHTNESS = 0.66;
/** Full saturation at that lightness would glow. */
const MOST_SATURATION = 0.6;

/** A stored `#RRGGBB` as it is drawn in a theme: bright enough on a dark map. */
export function adaptColour(colour: string, scheme: Scheme, partners: DarkColours): string {
  if (scheme === 'light') return colour;
  return partners.get(colour.toUpperCase()) ?? lighten(colour);
}

/** Keeps the hue; colours that are light already stay. */
function lighten(colour: string): string {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) return colour;
  const parts = match.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  const high = Math.max(...parts);
  const low = Math.min(...parts);
  const lightness = (high + low) / 2;
  if (lightness >= LIGHTNESS) return colour;
  const room = 1 - Math.abs(2 * lightness - 1);
  const saturation = room === 0 ? 0 : (high - low) / room;
  const spread = (Math.min(saturation, MOST_SATURATION) * (1 - Math.abs(2 * LIGHTNESS - 1))) / 2;
  const lift = (part: number) => (high === low ? 0 : ((part - low) / (high - low)) * 2 - 1);
  const written = parts.map((part) => toHex(LIGHTNESS + lift(part) * spread));
  return `#${written.join('')}`.toUpperCase();
}

const toHex = (share: number): string =>
  Math.round(Math.max(0, Math.min(1, share)) * 255)
    .toString(16)
    .padStart(2, '0');
