import { luminance } from '@parterre/canvas';

/** Channels from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const GREY: Colour = { r: 128, g: 128, b: 128, a: 1 };

/**
 * Parses hex, rgb(), rgba() and color(srgb …). An unreadable colour becomes grey, because a map must not fail on a
 * colour.
 */
export function parseColour(css: string): Colour {
  const text = css.trim().toLowerCase();
  if (text.startsWith('#')) return parseHex(text.slice(1));
  const numbers = text.match(/-?[\d.]+(e-?\d+)?%?/g)?.map(Number.parseFloat) ?? [];
  const [first, second, third, alpha = 1] = numbers;
  if (first === undefined || second === undefined || third === undefined) return GREY;
  const a = text.endsWith('%)') && alpha > 1 ? alpha / 100 : alpha;
  if (text.startsWith('rgb')) return { r: first, g: second, b: third, a };
  if (text.startsWith('color(srgb')) return { r: first * 255, g: second * 255, b: third * 255, a };
  return GREY;
}

/** `share`, from 0 to 1, is the share of `a`; alpha is mixed like the channels. */
export function mixColours(a: Colour, b: Colour, share: number): Colour {
  const mix = (from: number, to: number) => from * share + to * (1 - share);
  return { r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), a: mix(a.a, b.a) };
}

/** Returns a little-endian RGBA pixel; alpha is from 0 to 1. */
export function packPixel(r: number, g: number, b: number, a: number): number {
  return ((Math.round(a * 255) << 24) | (Math.round(b) << 16) | (Math.round(g) << 8) | Math.round(r)) >>> 0;
}

/** The luminance at which black and white letters have the same contrast. */
const EVEN_LUMINANCE = 0.179;

/** Returns the colour of letters on a coloured ground: black or white, whichever is read better. */
export const letterColour = (ground: string): '#000000' | '#ffffff' =>
  luminance(parseColour(ground)) > EVEN_LUMINANCE ? '#000000' : '#ffffff';

export const letterInk = (ground: Colour): Colour =>
  luminance(ground) > EVEN_LUMINANCE ? { r: 0, g: 0, b: 0, a: 1 } : { r: 255, g: 255, b: 255, a: 1 };

function parseHex(hex: string): Colour {
  const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  const colour = { r: channel(0), g: channel(2), b: channel(4), a: full.length >= 8 ? channel(6) / 255 : 1 };
  return Number.isNaN(colour.r + colour.g + colour.b + colour.a) ? GREY : colour;
}

/**
 * Blends a colour over a pixel. Pixels are little-endian RGBA words with straight alpha; `cover` and the channels range
 * from 0 to 255. Uses integers only, because it runs for every edge pixel of every frame.
 */
export function blendOver(under: number, r: number, g: number, b: number, cover: number): number {
  const underAlpha = under >>> 24;
  if (underAlpha === 0 || cover >= 255) return ((cover << 24) | (b << 16) | (g << 8) | r) >>> 0;
  const rest = 255 - cover;
  if (underAlpha === 255) {
    const red = (r * cover + (under & 255) * rest) / 255 + 0.5;
    const green = (g * cover + ((under >>> 8) & 255) * rest) / 255 + 0.5;
    const blue = (b * cover + ((under >>> 16) & 255) * rest) / 255 + 0.5;
    return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  }
  const below = (underAlpha * rest) / 255;
  const alpha = cover + below;
  const red = (r * cover + (under & 255) * below) / alpha;
  const green = (g * cover + ((under >>> 8) & 255) * below) / alpha;
  const blue = (b * cover + ((under >>> 16) & 255) * below) / alpha;
  return ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** `blendOver` for a colour already packed as a pixel, with its alpha as cover. */
export function layOver(under: number, over: number): number {
  return blendOver(under, over & 255, (over >>> 8) & 255, (over >>> 16) & 255, over >>> 24);
}
