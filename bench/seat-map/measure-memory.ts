import { median } from '../figure.ts';
import type { BenchBrowser } from './open-browser.ts';
import type { PlanName } from './plans.ts';
import { printAtMost, printSeatMap } from './print-figure.ts';
import { loadPlan, SCENE_NAMES } from './run-drawing.ts';

const ROUNDS = 5;

/** Measures the memory of the engine after every scene, and its additions to the document. */
export async function measureMemory(browser: BenchBrowser): Promise<void> {
  const { page } = browser;
  await loadPlan(browser, '100k');
  const kept: { objects: number; arrays: number }[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const before = await browser.readHeap();
    await page.evaluate(() => benchPage.mount('ours'));
    for (const scene of SCENE_NAMES) await page.evaluate((name) => benchPage.placeScene(name), scene);
    const after = await browser.readHeap();
    await page.evaluate(() => benchPage.unmount());
    if (round >= 0)
      kept.push({ objects: (after.objects - before.objects) / 1e6, arrays: (after.arrays - before.arrays) / 1e6 });
  }
  const arrays = median(kept.map((heap) => heap.arrays));
  const note = `typed arrays ${arrays.toFixed(1)} MB, the frame's pixels (5 MB) and the columns among them`;
  const value = median(kept.map(({ objects }) => objects));
  printAtMost('engine heap above the columns, 100k', { value, max: 5, unit: 'MB' }, note);
  const small = await countElements(browser, '2k');
  const large = await countElements(browser, '500k');
  printSeatMap({
    figure: 'DOM nodes per seat',
    value: (large - small) / 498_000,
    unit: 'nodes',
    goal: '0',
    ok: large === small,
    note: `${large} nodes in all`,
  });
}

async function countElements(browser: BenchBrowser, plan: PlanName): Promise<number> {
  await loadPlan(browser, plan);
  await browser.page.evaluate(() => benchPage.mount('ours'));
  const count = await browser.page.evaluate(() => benchPage.countElements());
  await browser.page.evaluate(() => benchPage.unmount());
  return count;
}
