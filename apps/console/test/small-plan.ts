import { compilePlan, encodeGeometry, type Geometry, type SeatingPlan } from '@parterre/seating-plan';
import { vi } from 'vitest';

/** Two blocks: North with rows A and B of three seats, South with one row of two; one accessible, one restricted. */
export const smallPlan: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Studio',
  categories: [],
  blocks: [
    {
      blockId: 11,
      label: 'North',
      description: 'Near the stage',
      bestRank: 1,
      rows: ['A', 'B'].map((label, y) => ({
        label,
        seats: [1, 2, 3].map((x) => ({ label: String(x), x: x * 20, y: y * 20 })),
      })),
    },
    {
      blockId: 12,
      label: 'South',
      description: '',
      bestRank: null,
      rows: [
        {
          label: 'A',
          seats: [
            { label: '1', x: 20, y: 100, access: 'wheelchair' },
            { label: '2', x: 40, y: 100, restrictedView: true },
          ],
        },
      ],
    },
  ],
  standingAreas: [],
  shapes: [],
};

export const createSmallGeometry = (): Geometry => compilePlan(smallPlan);
export const encodeSmallGeometry = (): Uint8Array => encodeGeometry(createSmallGeometry());

/** jsdom has no canvas: this stub draws nothing and never changes its size. */
export function stubCanvas(): void {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true, has: () => true });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
}
