import { median, percentile } from '../figure.ts';
import type { BenchBrowser } from './open-browser.ts';
import type { Variant } from './page/bench-page.ts';
import type { SceneName } from './page/scenes.ts';
import type { PlanName } from './plans.ts';

export const SCENE_NAMES: readonly SceneName[] = ['overview', 'middle', 'labels', 'zoom'];

export interface FrameRun {
  p95Ms: number;
  /** Share of the frames that came more than 20 ms after the one before. */
  slowShare: number;
  /** The CPU time of all browser processes per frame, in milliseconds. */
  cpuMsPerFrame: number;
}

export interface DrawingRun {
  paintMs: number;
  scenes: Record<SceneName, FrameRun>;
}

/** Draws the plan, moves the camera through the four scenes and removes the drawing. */
export async function runDrawing(browser: BenchBrowser, variant: Variant, frames: number): Promise<DrawingRun> {
  const { page } = browser;
  const paintMs = await page.evaluate((name) => benchPage.mount(name), variant);
  const run: DrawingRun = { paintMs, scenes: { overview: NONE, middle: NONE, labels: NONE, zoom: NONE } };
  for (const scene of SCENE_NAMES) run.scenes[scene] = await runScene(browser, scene, frames);
  await page.evaluate(() => benchPage.unmount());
  return run;
}

/** Measures the frames of a page that shows and does nothing. */
export const runEmptyPage = (browser: BenchBrowser, frames: number): Promise<FrameRun> =>
  timeRun(browser, frames, () => browser.page.evaluate((count) => benchPage.runNothing(count), frames));

export const loadPlan = (browser: BenchBrowser, plan: PlanName): Promise<void> =>
  browser.page.evaluate((name) => benchPage.loadPlan(name), plan);

/** Returns the median of the same figure over several runs. */
export const medianOf = (runs: readonly DrawingRun[], read: (run: DrawingRun) => number): number =>
  median(runs.map(read));

/** Returns the CPU time per frame over all four scenes, in milliseconds. */
export const meanCpu = ({ scenes }: DrawingRun): number =>
  SCENE_NAMES.reduce((sum, scene) => sum + scenes[scene].cpuMsPerFrame, 0) / SCENE_NAMES.length;

const NONE: FrameRun = { p95Ms: 0, slowShare: 0, cpuMsPerFrame: 0 };

async function runScene(browser: BenchBrowser, scene: SceneName, frames: number): Promise<FrameRun> {
  const { page } = browser;
  await page.evaluate((name) => benchPage.placeScene(name), scene);
  return timeRun(browser, frames, () =>
    page.evaluate(([name, count]) => benchPage.runScene(name, count), [scene, frames] as const),
  );
}

async function timeRun(browser: BenchBrowser, frames: number, run: () => Promise<number[]>): Promise<FrameRun> {
  const before = await browser.readCpuMs();
  const gaps = await run();
  const cpuMs = (await browser.readCpuMs()) - before;
  return {
    p95Ms: percentile(gaps, 0.95),
    slowShare: gaps.filter((gap) => gap > 20).length / gaps.length,
    cpuMsPerFrame: cpuMs / frames,
  };
}
