export type Scheme = 'light' | 'dark';

/** Colours as they are stored, which are those of the light theme, and what they become on a dark map. */
export type DarkColours = ReadonlyMap<string, string>;

/** How much white a colour without a dark partner takes. */
const LIFT = 0.38;

/** A stored `#RRGGBB` as it is drawn in a theme: bright enough on a dark map. */
export function adaptColour(colour: string, scheme: Scheme, partners: DarkColours): string {
  if (scheme === 'light') return colour;
  return partners.get(colour.toUpperCase()) ?? lighten(colour);
}

function lighten(colour: string): string {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) return colour;
  const lifted = match.slice(1).map((part) => {
    const value = Number.parseInt(part, 16);
    return Math.round(value + (255 - value) * LIFT)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${lifted.join('')}`.toUpperCase();
}
