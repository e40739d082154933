import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawScene, type Scene } from './draw-scene.ts';
import { MAP_SCENES } from './map-scenes.ts';
import { decodePng, encodePng } from './png.ts';
import { comparePictures, requirePicture } from './require-picture.ts';
import { SoftwareCanvas, SoftwareImage } from './software-canvas.ts';

beforeAll(() => {
  vi.stubGlobal('ImageData', SoftwareImage);
  vi.stubGlobal('OffscreenCanvas', SoftwareCanvas);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const scene = (name: string) => MAP_SCENES[name]!;
const compareScenes = (a: Scene, b: Scene) => comparePictures(drawScene(a), drawScene(b));

test.each(Object.keys(MAP_SCENES))('the scene "%s" looks as it did', (name) => {
  requirePicture(name, drawScene(scene(name)));
});

test('a map painted step by step looks like one painted at once', () => {
  for (const each of Object.values(MAP_SCENES)) {
    expect(comparePictures(drawScene(each), drawScene(each, true))).toBeNull();
  }
});

test('one seat sold more is seen in the overview of the stadium', () => {
  const before = scene('stadium-overview');
  const claim = before.allocation.claim.slice();
  claim[claim.indexOf(CLAIM_CODE.none)] = CLAIM_CODE.sold;
  const after = { ...before, allocation: { ...before.allocation, claim } };
  expect(compareScenes(before, after)).toMatch(/^\d+ pixels? differ/);
});

test('a seat that stands a pixel aside is seen', () => {
  const before = scene('theatre-overview');
  const x = before.geometry.x.slice();
  let pixelInPlan = 1;
  drawScene({ ...before, act: (map) => (pixelInPlan = (map.viewport.maxX - map.viewport.minX) / 480) });
  x[500] = x[500]! + pixelInPlan;
  expect(compareScenes(before, { ...before, geometry: { ...before.geometry, x } })).toMatch(/pixels differ/);
});

test('a missing block is seen', () => {
  const before = scene('theatre-overview');
  const blocks = before.geometry.blocks.map((block, at) => (at === 2 ? { ...block, seatCount: 0 } : block));
  expect(compareScenes(before, { ...before, geometry: { ...before.geometry, blocks } })).toMatch(/pixels differ/);
});

test('a colour that is a little off is seen, and rounding is not', () => {
  const before = scene('heat-map');
  const tinted = (mapBackground: string) => ({ ...before, theme: { ...before.theme, mapBackground } });
  expect(compareScenes(before, tinted('#f3f4f0'))).toMatch(/is #f3f4f0, not #f3f4f7$/);
  expect(compareScenes(before, tinted('#f3f4f6'))).toBeNull();
});

test('a stored picture is read as it was written', () => {
  const picture = drawScene(scene('dark'));
  const read = decodePng(encodePng(picture));
  expect([read.width, read.height]).toEqual([picture.width, picture.height]);
  expect(read.pixels.every((pixel, at) => pixel === picture.pixels[at])).toBe(true);
});
