import { expect, test } from 'vitest';
import { luminance } from './luminance.ts';

const grey = (channel: number) => luminance({ r: channel, g: channel, b: channel });

test('black has none, white all, and green more than red and blue together', () => {
  expect([grey(0), grey(255)]).toEqual([0, 1]);
  expect(luminance({ r: 0, g: 255, b: 0 })).toBeGreaterThan(luminance({ r: 255, g: 0, b: 255 }));
});

test('a middle grey has a fifth of the light of white', () => {
  expect(grey(128)).toBeCloseTo(0.216, 3);
});
