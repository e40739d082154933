/**
 * An ink laid over a pixel. Pixels are little-endian RGBA words with straight alpha; `cover` and the channels run from
 * 0 to 255. Whole numbers only: this runs for every edge pixel of every frame.
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

/** A whole pixel laid over another one. */
export function layOver(under: number, over: number): number {
  return blendOver(under, over & 255, (over >>> 8) & 255, (over >>> 16) & 255, over >>> 24);
}
