import { readLength } from './read-length.ts';
import { IDENTITY, type Matrix, multiply } from './transform.ts';

/** The size that percentages of lengths refer to. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Returns the coordinates inside an `<svg>`. The outermost keeps the numbers of its viewBox, unless it is stretched in
 * one direction; inner ones are scaled to their size.
 */
export function openViewport(
  attributes: Attributes,
  outer: Viewport | undefined,
): { viewport: Viewport; matrix: Matrix } {
  const place = {
    x: readLength(attributes.x, outer?.width),
    y: readLength(attributes.y, outer?.height),
    width: readLength(attributes.width ?? '100%', outer?.width),
    height: readLength(attributes.height ?? '100%', outer?.height),
  };
  const box = readBox(attributes.viewBox);
  if (!outer) {
    const viewport = box ?? { width: place.width, height: place.height };
    const stretch = box && attributes.preserveAspectRatio?.trim().startsWith('none') ? place : undefined;
    const [x, y] = stretch && box ? [stretch.width / box.width, stretch.height / box.height] : [1, 1];
    if (!(x > 0 && y > 0 && Number.isFinite(x + y))) return { viewport, matrix: IDENTITY };
    return { viewport, matrix: [x, 0, 0, y, 0, 0] };
  }
  const moved: Matrix = [1, 0, 0, 1, place.x, place.y];
  if (!box) return { viewport: place, matrix: moved };
  return { viewport: box, matrix: multiply(moved, fitBox(box, place, attributes.preserveAspectRatio)) };
}

export type Box = Viewport & { readonly x: number; readonly y: number };

export function readBox(text: string | undefined): Box | undefined {
  if (text === undefined || text.length > 200) return undefined;
  const [x, y, width, height, more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined || more !== undefined) return;
  return width > 0 && height > 0 && Number.isFinite(x + y + width + height) ? { x, y, width, height } : undefined;
}

const ALIGNED: Record<string, number> = { Min: 0, Mid: 0.5, Max: 1 };

/** Returns the matrix that fits a viewBox into a size, following preserveAspectRatio. */
export function fitBox(box: Box, { width, height }: Viewport, ratio = 'xMidYMid meet'): Matrix {
  const place = {
    width: Number.isFinite(width) ? width : box.width,
    height: Number.isFinite(height) ? height : box.height,
  };
  const [across, down] = [place.width / box.width, place.height / box.height];
  const [, x = 'Mid', y = 'Mid'] = /x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(ratio) ?? [];
  const isStretched = ratio.trim().startsWith('none');
  const one = /slice/.test(ratio) ? Math.max(across, down) : Math.min(across, down);
  const [scaleX, scaleY] = isStretched ? [across, down] : [one, one];
  const left = (place.width - box.width * scaleX) * (ALIGNED[x] ?? 0.5);
  const top = (place.height - box.height * scaleY) * (ALIGNED[y] ?? 0.5);
  return [scaleX, 0, 0, scaleY, left - box.x * scaleX, top - box.y * scaleY];
}
