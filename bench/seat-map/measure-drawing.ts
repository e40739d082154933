import { median } from '../figure.ts';
import type { BenchBrowser } from './open-browser.ts';
import type { PlanName } from './plans.ts';
import { printAgainst, printAtMost, printSeatMap } from './print-figure.ts';
import {
  type DrawingRun,
  type FrameRun,
  loadPlan,
  meanCpu,
  medianOf,
  runDrawing,
  runEmptyPage,
  SCENE_NAMES,
} from './run-drawing.ts';

const ROUNDS = 5;
/** Fewer rounds than for the product, because the baselines take minutes. */
const BASELINE_ROUNDS = 3;
/** The frames of a scene. Slow variants get fewer, because their frames are alike and take up to a second each. */
const FRAMES = { ours: 90, svg: 8, konva: 1 } as const;
const FRAME_P95_MS = 18;
const SLOW_SHARE = 0.02;

type Runs = Record<keyof typeof FRAMES, DrawingRun[]>;

/** Measures first picture, frames and CPU of one plan, ours and the baselines in turns. */
export async function measureDrawing(browser: BenchBrowser, plan: PlanName): Promise<void> {
  await loadPlan(browser, plan);
  const runs: Runs = { ours: [], svg: [], konva: [] };
  const empty: FrameRun[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    for (const variant of ['ours', 'svg', 'konva'] as const) {
      if (variant !== 'ours' && round >= BASELINE_ROUNDS) continue;
      const run = await runDrawing(browser, variant, round < 0 ? 1 : FRAMES[variant]);
      if (round >= 0) runs[variant].push(run);
    }
    if (round >= 0) empty.push(await runEmptyPage(browser, FRAMES.ours));
  }
  printFirstPicture(plan, runs);
  printFrames(plan, runs.ours, empty);
  printCpu(plan, runs, empty);
}

/** Checks that our CPU time per frame depends on the pixels, not on the seats. */
export async function measureScale(browser: BenchBrowser, small: PlanName, large: PlanName): Promise<void> {
  const runs = { small: [] as DrawingRun[], large: [] as DrawingRun[] };
  for (let round = -1; round < ROUNDS; round++) {
    for (const [size, plan] of [
      ['small', small],
      ['large', large],
    ] as const) {
      await loadPlan(browser, plan);
      const run = await runDrawing(browser, 'ours', round < 0 ? 4 : 45);
      if (round >= 0) runs[size].push(run);
    }
  }
  const value = medianOf(runs.large, meanCpu);
  const baseline = medianOf(runs.small, meanCpu);
  const ratio = value / baseline;
  printSeatMap({
    figure: `CPU per frame, ${large} against ${small}`,
    value,
    unit: 'ms',
    baseline,
    ratio,
    goal: 'ratio<=2',
    ok: ratio <= 2,
  });
}

function printFirstPicture(plan: PlanName, { ours, svg, konva }: Runs): void {
  const value = medianOf(ours, (run) => run.paintMs);
  const figure = `data in memory → painted, ${plan}`;
  printAgainst(
    `${figure}, against react-konva`,
    { value, baseline: medianOf(konva, (run) => run.paintMs), unit: 'ms' },
    goalsOf(plan).konvaPaint,
    'the picture is handed over after two frames, 33 ms',
  );
  const note = `SVG in React ${Math.round(medianOf(svg, (run) => run.paintMs))} ms`;
  printAtMost(figure, { value, max: 120, unit: 'ms' }, note);
}

/** Prints frames against an empty page as baseline, which shows the influence of the machine alone. */
function printFrames(plan: PlanName, ours: DrawingRun[], empty: FrameRun[]): void {
  const describe = (share: number) => `${(share * 100).toFixed(1)} %`;
  const idleShare = median(empty.map(({ slowShare }) => slowShare));
  const idle = describe(idleShare);
  for (const scene of SCENE_NAMES) {
    const p95 = medianOf(ours, (run) => run.scenes[scene].p95Ms);
    const slow = medianOf(ours, (run) => run.scenes[scene].slowShare);
    printSeatMap({
      figure: `frame gap p95, ${scene}, ${plan}`,
      value: p95,
      unit: 'ms',
      baseline: median(empty.map(({ p95Ms }) => p95Ms)),
      goal: `<=${FRAME_P95_MS} ms; <2 % over 20 ms, or no more than an empty page`,
      ok: p95 <= FRAME_P95_MS && (slow < SLOW_SHARE || slow <= idleShare),
      note: `${describe(slow)} over 20 ms; an empty page ${idle}`,
    });
  }
}

function printCpu(plan: PlanName, { ours, svg, konva }: Runs, empty: FrameRun[]): void {
  const note = `a frame of an empty page ${median(empty.map((run) => run.cpuMsPerFrame)).toFixed(1)} ms`;
  const mean = (runs: DrawingRun[]) => medianOf(runs, meanCpu);
  const overview = (runs: DrawingRun[]) => medianOf(runs, (run) => run.scenes.overview.cpuMsPerFrame);
  const figure = `CPU per frame, ${plan}`;
  printAgainst(
    `${figure}, against react-konva`,
    { value: mean(ours), baseline: mean(konva), unit: 'ms' },
    goalsOf(plan).konvaCpu,
    note,
  );
  printAgainst(
    `${figure}, against SVG in React`,
    { value: mean(ours), baseline: mean(svg), unit: 'ms' },
    goalsOf(plan).svgCpu,
    note,
  );
  printAgainst(
    `${figure}, overview, against SVG in React`,
    { value: overview(ours), baseline: overview(svg), unit: 'ms' },
    goalsOf(plan).svgOverviewCpu,
    note,
  );
}

interface DrawingGoals {
  konvaPaint: number;
  konvaCpu: number;
  svgCpu: number;
  svgOverviewCpu: number;
}

/** docs/adr/0008: at few seats the baselines cost little more than two frames and an empty page. */
const goalsOf = (plan: PlanName): DrawingGoals =>
  plan === 'stadium'
    ? { konvaPaint: 1 / 2, konvaCpu: 1 / 5, svgCpu: 1 / 2, svgOverviewCpu: 1 / 2 }
    : { konvaPaint: 1 / 15, konvaCpu: 1 / 50, svgCpu: 1 / 4, svgOverviewCpu: 1 / 10 };
