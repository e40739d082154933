import { luminance } from '@parterre/canvas';
import { SEAT_STATE } from '@parterre/seating-plan/seat-states';
import { expect, test } from 'vitest';
import { packLook } from '../model/seat-look.ts';
import { SAMPLE_PALETTE } from '../testing/sample-palette.ts';
import { blendOver, letterInk, parseColour } from './colour.ts';
import { mixInks } from './map-theme.ts';
import { blitSprite, clearClip, createPixelBuffer, fillSquare } from './pixel-buffer.ts';
import { SEAT_SHAPES } from './seat-shapes.ts';
import { drawShape, type Mask } from './sprite.ts';
import { bucketTurns, createSpriteSheet, OVERLAY, STILL_PHASE, TURNS } from './sprite-sheet.ts';

const THEME = {
  mapBackground: '#f3f4f7',
  surface: '#fff',
  text: '#181c23',
  text2: '#535b69',
  text3: '#636b79',
  line: '#e3e6eb',
  lineStrong: '#d0d5dd',
  controlLine: '#818997',
  select: '#0e1116',
  selectGap: '#ffffff',
  bad: '#d6394c',
  seatStroke: 'rgba(14, 17, 22, 0.12)',
  focus: '#4b6bee',
  primary: '#2f50d8',
  fontFamily: 'sans-serif',
  stageWord: 'STAGE',
};
const inks = mixInks(THEME, SAMPLE_PALETTE);

const sheetOf = (seatPx: number, letterMask: ((text: string) => Mask) | null = null) =>
  createSpriteSheet({ seatPx, inks, letterMask, isNumbered: false });

const areaOf = (mask: Mask) => mask.coverage.reduce((sum, cover) => sum + cover, 0) / 255;

test('a shape covers its true area, however it is turned and shifted', () => {
  const radius = 4;
  const trueArea = 15.5 ** 2 - (4 - Math.PI) * radius ** 2;
  for (const angle of [0, 0.3, Math.PI / 4]) {
    const mask = drawShape(SEAT_SHAPES.full, { side: 26, unit: 1, angle, shiftX: 0.25, shiftY: -0.25 });
    expect(areaOf(mask)).toBeGreaterThan(trueArea * 0.98);
    expect(areaOf(mask)).toBeLessThan(trueArea * 1.02);
  }
});

test('a square looks the same after a quarter turn, its dashes included', () => {
  for (const shape of [SEAT_SHAPES.full, SEAT_SHAPES.dashed, SEAT_SHAPES.cross]) {
    const upright = drawShape(shape, { side: 26, unit: 1, angle: 0.2, shiftX: 0, shiftY: 0 });
    const turned = drawShape(shape, { side: 26, unit: 1, angle: 0.2 + Math.PI / 2, shiftX: 0, shiftY: 0 });
    const worst = upright.coverage.reduce(
      (most, cover, at) => Math.max(most, Math.abs(cover - turned.coverage[at]!)),
      0,
    );
    expect(worst).toBeLessThanOrEqual(2);
  }
});

test('dashes cover about their share of the whole frame', () => {
  const place = { side: 26, unit: 1, angle: 0, shiftX: 0, shiftY: 0 };
  const share = areaOf(drawShape(SEAT_SHAPES.dashed, place)) / areaOf(drawShape(SEAT_SHAPES.outline, place));
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(0.7);
});

test('every state is drawn differently, so that colour is never the only sign', () => {
  const sheet = sheetOf(16);
  const looks = [
    packLook(SEAT_STATE.UNASSIGNED, 0, 0),
    packLook(SEAT_STATE.ASSIGNED, 1, 0),
    packLook(SEAT_STATE.BLOCKED, 1, 0),
    packLook(SEAT_STATE.BASKET, 1, 0),
    packLook(SEAT_STATE.SOLD, 1, 0),
    packLook(SEAT_STATE.BLOCKED, 1, 2),
  ];
  const pictures = looks.flatMap((look) =>
    Object.values(OVERLAY).map((overlay) => sheet.find(look, overlay, 0, STILL_PHASE).pixels.join()),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('a hold is drawn in its own colour, and its letters only where there is a mask for them', () => {
  const look = packLook(SEAT_STATE.ASSIGNED, 1, 1);
  const asked: string[] = [];
  const letters = sheetOf(16, (flag) => {
    asked.push(flag);
    return { width: 4, height: 4, coverage: new Uint8Array(16).fill(255) };
  });
  expect(letters.find(look, OVERLAY.none, 0, STILL_PHASE).pixels).not.toEqual(
    sheetOf(16).find(look, OVERLAY.none, 0, STILL_PHASE).pixels,
  );
  expect(asked).toEqual(['ACC']);
});

test('a price type has its mark on seats that are for sale and in baskets, in letters that are read on its colour', () => {
  const asked: string[] = [];
  const letters = sheetOf(16, (text) => {
    asked.push(text);
    return { width: 4, height: 4, coverage: new Uint8Array(16).fill(255) };
  });
  const middleOf = (state: number, price: number) => {
    const { pixels, side } = letters.find(packLook(state, price, 0), OVERLAY.none, 0, STILL_PHASE);
    return pixels[(side / 2) * side + side / 2];
  };
  expect(middleOf(SEAT_STATE.ASSIGNED, 1)).toBe(0xffffffff);
  expect(middleOf(SEAT_STATE.BASKET, 2)).toBe(0xff000000);
  middleOf(SEAT_STATE.SOLD, 3);
  middleOf(SEAT_STATE.UNASSIGNED, 0);
  expect(asked).toEqual(['A', 'B']);
});

test('letters have a contrast of 4.5 or more to every colour', () => {
  for (let red = 0; red <= 255; red += 51)
    for (let green = 0; green <= 255; green += 51)
      for (let blue = 0; blue <= 255; blue += 51) {
        const ground = { r: red, g: green, b: blue, a: 1 };
        const [low, high] = [luminance(ground), luminance(letterInk(ground))].sort((a, b) => a - b);
        expect((high! + 0.05) / (low! + 0.05)).toBeGreaterThanOrEqual(4.5);
      }
});

test('a sprite is drawn once', () => {
  const sheet = sheetOf(16);
  expect(sheet.find(9, OVERLAY.none, 3, 1)).toBe(sheet.find(9, OVERLAY.none, 3, 1));
});

test('rotations fall into steps of a quarter turn', () => {
  expect([...bucketTurns(Int16Array.of(0, 90, -90, 180, 45, -45, 3, 89))]).toEqual([0, 0, 0, 0, 15, 15, 1, 0]);
  expect(TURNS).toBe(30);
});

test('nothing outside the clip is touched', () => {
  const buffer = createPixelBuffer(40, 40);
  const sprite = sheetOf(16).find(9, OVERLAY.none, 0, STILL_PHASE);
  Object.assign(buffer.clip, { left: 10, top: 12, right: 20, bottom: 22 });
  blitSprite(buffer, sprite, 0, 0);
  fillSquare(buffer, -5, -5, 100, 0xffffffff);
  buffer.pixels.forEach((pixel, at) => {
    const isInside = at % 40 >= 10 && at % 40 < 20 && at >= 12 * 40 && at < 22 * 40;
    expect(pixel !== 0).toBe(isInside);
  });
  clearClip(buffer);
  expect(buffer.pixels.every((pixel) => pixel === 0)).toBe(true);
});

test('a sprite half off the screen is cut, not wrapped', () => {
  const buffer = createPixelBuffer(30, 30);
  const sprite = sheetOf(16).find(9, OVERLAY.none, 0, STILL_PHASE);
  blitSprite(buffer, sprite, -sprite.side / 2, 5);
  for (let row = 0; row < 30; row++) expect(buffer.pixels[row * 30 + 29]).toBe(0);
});

test('colours are read in every form a browser resolves them to', () => {
  expect(parseColour('#fff')).toEqual({ r: 255, g: 255, b: 255, a: 1 });
  expect(parseColour('#2C74D880')).toEqual({ r: 44, g: 116, b: 216, a: 128 / 255 });
  expect(parseColour('rgb(44, 116, 216)')).toEqual({ r: 44, g: 116, b: 216, a: 1 });
  expect(parseColour('rgba(14, 17, 22, 0.12)')).toEqual({ r: 14, g: 17, b: 22, a: 0.12 });
  expect(parseColour('rgb(44 116 216 / 50%)')).toEqual({ r: 44, g: 116, b: 216, a: 0.5 });
  expect(parseColour('color(srgb 1 0.5 0 / 0.25)')).toEqual({ r: 255, g: 127.5, b: 0, a: 0.25 });
  expect(parseColour('tomato')).toEqual({ r: 128, g: 128, b: 128, a: 1 });
});

test('half an ink over an opaque pixel is the mean of both', () => {
  expect(blendOver(0xff000000, 255, 255, 255, 128) & 255).toBe(128);
  expect(blendOver(0, 10, 20, 30, 255)).toBe(0xff1e140a);
});
