export type Scheme = 'light' | 'dark';

/** Stored colours, which are those of the light theme, and their counterparts on a dark map. */
export type DarkColours = ReadonlyMap<string, string>;

/** The lightness, from 0 to 1, of a colour without a dark counterpart. */
const LIGHTNESS = 0.66;
/** At that lightness, full saturation would be glaring. */
const SATURATION_MAX = 0.6;

/** Adapts a stored `#RRGGBB` to the colour scheme, so that it is bright enough on a dark map. */
export function adaptColour(colour: string, scheme: Scheme, partners: DarkColours): string {
  if (scheme === 'light') return colour;
  return partners.get(colour.toUpperCase()) ?? lighten(colour);
}

/** Keeps the hue; colours that are light enough stay unchanged. */
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
  const spread = (Math.min(saturation, SATURATION_MAX) * (1 - Math.abs(2 * LIGHTNESS - 1))) / 2;
  const lift = (part: number) => (high === low ? 0 : ((part - low) / (high - low)) * 2 - 1);
  const written = parts.map((part) => toHex(LIGHTNESS + lift(part) * spread));
  return `#${written.join('')}`.toUpperCase();
}

const toHex = (share: number): string =>
  Math.round(Math.max(0, Math.min(1, share)) * 255)
    .toString(16)
    .padStart(2, '0');
