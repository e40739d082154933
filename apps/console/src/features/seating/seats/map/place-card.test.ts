import { describe, expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

describe('the hover card', () => {
  const insets = { top: 52, right: 328, bottom: 100, left: 150 };
  const map = { width: 1440, height: 900 };
  const card = { width: 276, height: 216 };

  test('stands on the side with more room', () => {
    expect(placeCard({ x: 300, y: 300 }, card, map, { insets }).left).toBe(322);
    expect(placeCard({ x: 1000, y: 300 }, card, map, { insets }).left).toBe(1000 - 22 - 276);
  });

  test('stands away from the selection where both sides have room', () => {
    expect(placeCard({ x: 560, y: 300 }, card, map, { insets, awayFromX: 700 }).left).toBe(560 - 22 - 276);
    expect(placeCard({ x: 560, y: 300 }, card, map, { insets, awayFromX: 400 }).left).toBe(582);
  });

  test('never reaches under a panel', () => {
    for (const x of [0, 160, 700, 1100, 1440]) {
      for (const y of [0, 450, 900]) {
        const { left, top } = placeCard({ x, y }, card, map, { insets });
        expect(left).toBeGreaterThanOrEqual(insets.left);
        expect(left + card.width).toBeLessThanOrEqual(map.width - insets.right);
        expect(top).toBeGreaterThanOrEqual(insets.top);
        expect(top + card.height).toBeLessThanOrEqual(map.height - insets.bottom);
      }
    }
  });
});
