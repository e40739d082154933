import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOverlap, placeOnRings } from './place-on-rings.ts';

const size = fc.record({ width: fc.integer({ min: 20, max: 900 }), depth: fc.integer({ min: 20, max: 500 }) });

describe('placeOnRings', () => {
  it('places 1 to 60 blocks of any size without overlap', () => {
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 60 }), (sizes) => {
        const { placements } = placeOnRings(sizes, { gap: 40, fieldDepth: 240 });
        expect(placements).toHaveLength(sizes.length);
        for (const [index, placement] of placements.entries()) {
          const one = { placements: [placement], sizes: [sizes[index]!] };
          const others = { placements: placements.slice(index + 1), sizes: sizes.slice(index + 1) };
          expect(hasOverlap(one, others)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('turns every front to the middle', () => {
    const { placements, field } = placeOnRings(
      Array.from({ length: 24 }, () => ({ width: 300, depth: 200 })),
      { gap: 40, fieldDepth: 240 },
    );
    for (const { x, y, angle } of placements) {
      expect(x * -Math.sin(angle) + y * Math.cos(angle)).toBeGreaterThan(0);
    }
    expect(field.a).toBeGreaterThan(field.b);
    expect(new Set(placements.map((placement) => placement.ring))).toEqual(new Set([0, 1]));
  });

  it('has no blocks to place in an empty plan', () => {
    expect(placeOnRings([], { gap: 40, fieldDepth: 240 }).placements).toEqual([]);
  });
});
