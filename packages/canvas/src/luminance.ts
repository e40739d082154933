/** Returns the relative luminance as WCAG defines it, from 0 to 1; the channels are from 0 to 255. */
export const luminance = ({ r, g, b }: { r: number; g: number; b: number }): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
