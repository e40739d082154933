import {
  createHistory,
  pushPatch,
  sizeOfHistory,
  UNDO_STEPS_MAX,
} from '../../packages/seat-map/src/history/history.ts';
import type { Patch } from '../../packages/seat-map/src/history/patch.ts';
import { median } from '../figure.ts';
import { createDraw } from './allocate-plan.ts';
import type { BenchBrowser } from './open-browser.ts';
import type { EditTimes } from './page/edit-seats.ts';
import { printAtMost, printSeatMap } from './print-figure.ts';
import { loadPlan } from './run-drawing.ts';

const ROUNDS = 5;
const SEATS = 100_000;
const TAKEN = 5_000;

/** Measures the cost of edits by hand on the 100,000-seat plan. */
export async function measureEdits(browser: BenchBrowser): Promise<void> {
  const { page } = browser;
  await loadPlan(browser, '100k');
  await page.evaluate(() => benchPage.freeSeats());
  await page.evaluate(() => benchPage.mount('ours'));
  await page.evaluate(() => benchPage.placeScene('overview'));
  const hits = await repeat(() => page.evaluate(() => benchPage.timeHits(20_000)));
  printAtMost('hit test, 100k', { value: median(hits), max: 5, unit: 'µs' });
  const marquees = await repeat(() => page.evaluate((seats) => benchPage.timeMarquee(seats), TAKEN));
  printEdit('marquee over 5,000 seats and a price for them', marquees);
  const strokes = await repeat(() => page.evaluate((seats) => benchPage.timeBrush(seats), TAKEN));
  printEdit('brush over 5,000 seats', strokes);
  const undos = await repeat(() => page.evaluate(() => benchPage.timeUndo()));
  if (undos.some(({ seats }) => seats < SEATS * 0.99)) throw new Error('too few seats changed');
  printAtMost('undo of a 100,000-seat change', {
    value: median(undos.map(({ jsMs }) => jsMs)),
    max: 50,
    unit: 'ms',
  });
  await page.evaluate(() => benchPage.unmount());
  printAtMost('five undo points of 100,000 seats', { value: sizeOfUndoPoints() / 1e6, max: 2, unit: 'MB' });
}

function printEdit(figure: string, times: EditTimes[]): void {
  if (times.some(({ seats }) => seats < TAKEN * 0.9)) throw new Error(`${figure}: ${JSON.stringify(times)}`);
  const value = median(times.map(({ jsMs }) => jsMs));
  const frames = median(times.map((time) => time.frames));
  printSeatMap({
    figure,
    value,
    unit: 'ms',
    goal: 'JS <=5 ms, painted within 2 frames',
    ok: value <= 5 && frames <= 2,
    note: `painted after ${frames} frames, ${times[0]?.seats} seats`,
  });
}

/** Returns the size of the largest undo steps: every seat differs from its neighbours in price and hold. */
function sizeOfUndoPoints(): number {
  const draw = createDraw(7);
  const mixed = () => Uint16Array.from({ length: SEATS }, () => Math.floor(draw() * 200));
  const history = createHistory();
  for (let step = 0; step < UNDO_STEPS_MAX; step++) {
    const patch: Patch = {
      seats: Uint32Array.from({ length: SEATS }, (_, seat) => seat),
      price: mixed(),
      hold: mixed(),
    };
    pushPatch(history, patch);
  }
  return sizeOfHistory(history);
}

/** Returns five measurements after a warm-up, in which the browser compiles the measured code. */
async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let round = -4; round < ROUNDS; round++) {
    const answer = await measure();
    if (round >= 0) answers.push(answer);
  }
  return answers;
}
