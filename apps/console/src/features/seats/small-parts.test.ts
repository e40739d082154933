import { describe, expect, test } from 'vitest';
import { adaptColour } from './adapt-colour.ts';
import { placeCard } from './place-card.ts';
import { sayDay } from './say-day.ts';

describe('a stored colour', () => {
  const partners = new Map([['#2C74D8', '#5C9DF2']]);

  test('is drawn as it is in the light theme', () => {
    expect(adaptColour('#2C74D8', 'light', partners)).toBe('#2C74D8');
  });

  test('becomes its partner in the dark theme, whatever its case', () => {
    expect(adaptColour('#2c74d8', 'dark', partners)).toBe('#5C9DF2');
  });

  test('is lifted where it has no partner', () => {
    expect(adaptColour('#000000', 'dark', partners)).toBe('#A8A8A8');
    expect(adaptColour('#FFFFFF', 'dark', partners)).toBe('#FFFFFF');
    expect(adaptColour('#800000', 'dark', partners)).toBe('#DC7474');
  });
});

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

describe('a day in words', () => {
  test('has its weekday in the reader’s language', () => {
    expect(sayDay('2026-12-08', 'en-GB')).toBe('Tue 08/12/2026');
    expect(sayDay('2026-12-10T19:30:00', 'de', 'DD/MM/YYYY, HH:mm')).toBe('Do 10/12/2026, 19:30');
  });

  test('stays as it came when it is no day', () => {
    expect(sayDay('soon', 'en-GB')).toBe('soon');
  });
});
