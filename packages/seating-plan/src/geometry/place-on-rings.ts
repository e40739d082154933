import type { Point } from '../format/plan.ts';
import { bisect, type Ellipse, FULL_TURN, pointAt, walkChord } from './figures.ts';

/** A straight block of seats: length of its front edge, and its depth, in plan units. */
export interface BlockSize {
  readonly width: number;
  readonly depth: number;
}

/** Middle of the block's front edge. `angle` is in radians clockwise; at 0 the block faces up the page. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly ring: number;
}

export interface RingOptions {
  /** The smallest distance between blocks of a ring and between rings, in plan units. */
  readonly gap: number;
  /** The smallest half height of the field, in plan units. */
  readonly fieldDepth: number;
}

export interface RingPlan {
  readonly placements: readonly Placement[];
  readonly field: Ellipse;
}

const ASPECT = 1.35;
const BLOCKS_PER_SQUARE = 8;
/** The angle of the first block, at the bottom of the page. */
const START = Math.PI / 2;
/** The longest front edge as a multiple of the ellipse's half depth: at 2 it would cut through the field. */
const WIDTH_MAX = 1.8;

/**
 * Places blocks in order round an elliptic field, ring behind ring, all facing inwards. None overlap: front edges are
 * chords of a convex curve, so neighbours spread apart, and each ring moves out until it clears the one before.
 */
export function placeOnRings(sizes: readonly BlockSize[], options: RingOptions): RingPlan {
  const ringsMax = Math.max(1, Math.round(Math.sqrt(sizes.length / BLOCKS_PER_SQUARE)));
  const firstMin = Math.max(1, Math.floor(sizes.length / ringsMax / 2));
  for (let first = firstMin; first < sizes.length; first += Math.ceil(sizes.length / 100)) {
    const plan = fillRings(sizes, first, ringsMax, options);
    if (plan) return plan;
  }
  return fillRings(sizes, sizes.length, 1, options) ?? { placements: [], field: { a: 0, b: 0 } };
}

function fillRings(
  sizes: readonly BlockSize[],
  first: number,
  ringsMax: number,
  options: RingOptions,
): RingPlan | undefined {
  const field = fitEllipse(sizes.slice(0, first), options);
  const placements = placeRing(field, sizes.slice(0, first), 0);
  let ellipse = field;
  let last = placements;
  for (let ring = 1; placements.length < sizes.length; ring += 1) {
    if (ring >= ringsMax) return undefined;
    const start = placements.length;
    const inner = sizes.slice(start - last.length, start);
    let distance = Math.max(...inner.map((size) => size.depth)) + options.gap;
    for (;;) {
      const outer = { a: ellipse.a + distance, b: ellipse.b + distance };
      const taken = sizes.slice(start, start + countFitting(outer, sizes.slice(start), options.gap));
      const placed = placeRing(outer, taken, ring);
      if (placed.length > 0 && !hasOverlap({ placements: last, sizes: inner }, { placements: placed, sizes: taken })) {
        placements.push(...placed);
        ellipse = outer;
        last = placed;
        break;
      }
      distance += Math.max(options.gap / 2, distance * 0.03);
    }
  }
  return { placements, field };
}

/** Returns the smallest ellipse of our aspect ratio round which the blocks and their gaps fit. */
function fitEllipse(sizes: readonly BlockSize[], { gap, fieldDepth }: RingOptions): Ellipse {
  const total = sizes.reduce((sum, size) => sum + size.width + gap, 0);
  const isTooSmall = (b: number) => countFitting({ a: b * ASPECT, b }, sizes, gap) < sizes.length;
  if (!isTooSmall(fieldDepth)) return { a: fieldDepth * ASPECT, b: fieldDepth };
  const b = bisect(fieldDepth, fieldDepth + total, isTooSmall);
  return { a: b * ASPECT, b };
}

function countFitting(ellipse: Ellipse, sizes: readonly BlockSize[], gap: number): number {
  let parameter = START;
  for (const [index, size] of sizes.entries()) {
    if (size.width > ellipse.b * WIDTH_MAX) return index;
    parameter = walkChord(ellipse, walkChord(ellipse, parameter, size.width), gap);
    if (parameter > START + FULL_TURN) return index;
  }
  return sizes.length;
}

function placeRing(ellipse: Ellipse, sizes: readonly BlockSize[], ring: number): Placement[] {
  const turnWith = (pause: number) => walkRing(ellipse, sizes, pause).end - START;
  const pause = bisect(0, FULL_TURN, (candidate) => turnWith(candidate) < FULL_TURN);
  return walkRing(ellipse, sizes, pause).fronts.map(([from, to]) => {
    const left = pointAt(ellipse, from);
    const right = pointAt(ellipse, to);
    const x = (left.x + right.x) / 2;
    const y = (left.y + right.y) / 2;
    return { x, y, angle: Math.atan2(left.y - right.y, left.x - right.x), ring };
  });
}

function walkRing(ellipse: Ellipse, sizes: readonly BlockSize[], pause: number) {
  const fronts: [number, number][] = [];
  let parameter = START;
  for (const size of sizes) {
    const end = walkChord(ellipse, parameter, size.width);
    fronts.push([parameter, end]);
    parameter = end + pause;
  }
  return { fronts, end: parameter };
}

export interface PlacedRing {
  readonly placements: readonly Placement[];
  readonly sizes: readonly BlockSize[];
}

/** True if any block of one ring covers part of a block of the other. */
export function hasOverlap(ring: PlacedRing, other: PlacedRing): boolean {
  const corners = other.placements.map((placement, index) => cornersOf(placement, other.sizes[index]));
  return ring.placements.some((placement, index) => {
    const own = cornersOf(placement, ring.sizes[index]);
    return corners.some((others) => !isSeparated(own, others) && !isSeparated(others, own));
  });
}

export function cornersOf(placement: Placement, size: BlockSize = { width: 0, depth: 0 }): Point[] {
  const cos = Math.cos(placement.angle);
  const sin = Math.sin(placement.angle);
  const at = (x: number, y: number) => ({ x: placement.x + x * cos - y * sin, y: placement.y + x * sin + y * cos });
  const half = size.width / 2;
  return [at(-half, 0), at(half, 0), at(half, size.depth), at(-half, size.depth)];
}

/** True if an edge of the first rectangle has the whole second one on its far side (separating axis theorem). */
function isSeparated(corners: readonly Point[], others: readonly Point[]): boolean {
  return corners.some((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return others.every((point) => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) <= 0);
  });
}
