import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPlan } from '../../test/arbitrary-plan.ts';
import { compilePlan } from '../compile/compile-plan.ts';
import { generateBowl } from '../generate/generate-bowl.ts';
import { theatrePlan } from '../generate/theatre-plan.ts';
import { decodeGeometry } from './decode-geometry.ts';
import { encodeGeometry } from './encode-geometry.ts';

describe('geometry as bytes', () => {
  it('gives back exactly what was written', () => {
    fc.assert(
      fc.property(arbitraryPlan, (plan) => {
        const geometry = compilePlan(plan);
        expect(decodeGeometry(encodeGeometry(geometry))).toEqual(geometry);
      }),
    );
  });

  it('gives back the theatre with its shapes and the bowl with its outlines', () => {
    for (const plan of [theatrePlan(), generateBowl({ seats: 3000, blocks: 9 })]) {
      const geometry = compilePlan(plan);
      expect(decodeGeometry(encodeGeometry(geometry))).toEqual(geometry);
    }
  });

  it('reads from the middle of a larger buffer', () => {
    const geometry = compilePlan(theatrePlan());
    const bytes = encodeGeometry(geometry);
    const larger = new Uint8Array(bytes.length + 10);
    larger.set(bytes, 7);
    expect(decodeGeometry(larger.subarray(7, 7 + bytes.length))).toEqual(geometry);
  });

  it('keeps any float, even NaN, infinity and minus zero', () => {
    const geometry = compilePlan(generateBowl({ seats: 6, blocks: 1 }));
    const odd = { ...geometry, x: Float32Array.of(Number.NaN, -0, Infinity, -Infinity, 1e-45, -3.4e38) };
    expect([...decodeGeometry(encodeGeometry(odd)).x]).toEqual([...odd.x]);
  });

  it('reads what was stored before places had a limit, without what lies beyond it', () => {
    const geometry = compilePlan(theatrePlan());
    const far = [0, 1e308].map((x) => ({ x, y: 0 }));
    const [block, ...others] = geometry.blocks;
    const [area, shape] = [
      { label: 'Pit', capacity: 9, outline: far },
      { kind: 'polygon' as const, points: far },
    ];
    const sound = {
      ...geometry,
      standingAreas: [{ ...area, outline: [] }],
      blocks: [{ ...block!, outline: null }, ...others],
    };
    const stored = {
      ...sound,
      x: geometry.x.with(1, Infinity),
      bounds: { ...geometry.bounds, maxX: Infinity },
      blocks: [{ ...block!, outline: far }, ...others],
      standingAreas: [area],
      shapes: [...geometry.shapes, shape],
      focalPoint: { x: -Infinity, y: 0 },
    };
    const read = decodeGeometry(encodeGeometry(stored));
    const placeless = { focalPoint: null, bounds: 0, x: 0, y: 0 };
    expect({ ...read, ...placeless }).toEqual({ ...sound, ...placeless });
    expect(read.focalPoint).toBeNull();
    expect([...read.x]).toEqual([...geometry.x.with(1, geometry.x[0]!)]);
    expect([...read.y]).toEqual([...geometry.y.with(1, geometry.y[0]!)]);
    expect(Object.values(read.bounds).every((side) => Math.abs(side) < 5000)).toBe(true);
  });

  it('refuses neighbours that contradict each other', () => {
    const geometry = compilePlan(theatrePlan());
    expect(() => encodeGeometry({ ...geometry, left: geometry.left.slice().fill(-1) })).toThrow(RangeError);
    expect(() => encodeGeometry({ ...geometry, right: geometry.right.slice().reverse() })).toThrow(RangeError);
  });

  it('shrinks to less than 450 kB for 100,000 seats', () => {
    const bytes = encodeGeometry(compilePlan(generateBowl({ seats: 100_000, blocks: 160 })));
    const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(packed.length).toBeLessThan(450_000);
  });

  it('refuses anything else, saying why', () => {
    const bytes = encodeGeometry(compilePlan(generateBowl({ seats: 40, blocks: 2 })));
    const changed = (offset: number, value: number) => {
      const copy = bytes.slice();
      copy[offset] = value;
      return copy;
    };
    expect(() => decodeGeometry(new Uint8Array(3))).toThrow('too short');
    expect(() => decodeGeometry(changed(0, 0))).toThrow('wrong first bytes');
    expect(() => decodeGeometry(changed(4, 9))).toThrow('version 9');
    expect(() => decodeGeometry(changed(12, 0))).toThrow('not JSON');
    expect(() => decodeGeometry(bytes.slice(0, -1))).toThrow('do not hold');
    expect(() => decodeGeometry(new TextEncoder().encode('{"seatCount": 1000000000}'))).toThrow(RangeError);
  });

  it('answers random bytes with RangeError only', () => {
    const bytes = encodeGeometry(compilePlan(generateBowl({ seats: 30, blocks: 2 })));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 255 }), (offset, value) => {
        const copy = bytes.slice();
        copy[offset] = value;
        try {
          expect(decodeGeometry(copy).seatCount).toBeTypeOf('number');
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
