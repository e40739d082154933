import { decodeGeometry } from '@parterre/seating-plan';
import { allocatePlan } from '../allocate-plan.ts';
import { drawKonva } from './draw-konva.ts';
import { drawOurs, type OurDrawing } from './draw-ours.ts';
import { drawSvg } from './draw-svg.ts';
import { timeBrush, timeMarquee, timeUndo } from './edit-seats.ts';
import { painted, timeFrames } from './frames.ts';
import { openEvent, openRows } from './open-event.ts';
import { SCENES, type SceneName } from './scenes.ts';
import type { Draw, DrawnPlan, SeatDrawing } from './seat-drawing.ts';

const DRAW = { ours: drawOurs, konva: drawKonva, svg: drawSvg } satisfies Record<string, Draw>;

export type Variant = keyof typeof DRAW;

let plan: DrawnPlan | undefined;
let drawing: SeatDrawing | undefined;

/** The functions that the bench calls from outside; one drawing is on the page at a time. */
const page = {
  async loadPlan(name: string): Promise<void> {
    const geometry = decodeGeometry(new Uint8Array(await (await fetch(`/plans/${name}`)).arrayBuffer()));
    plan = { geometry, allocation: allocatePlan(geometry) };
  },
  /** Returns the milliseconds from data in memory to the picture. */
  async mount(variant: Variant): Promise<number> {
    const host = document.createElement('div');
    host.className = 'map';
    document.body.replaceChildren(host);
    await painted();
    const startedAt = performance.now();
    drawing = DRAW[variant](host, requirePlan());
    await painted();
    return performance.now() - startedAt;
  },
  async unmount(): Promise<void> {
    drawing?.destroy();
    drawing = undefined;
    document.body.replaceChildren();
    await painted();
  },
  async placeScene(scene: SceneName): Promise<void> {
    SCENES[scene].start(requireDrawing(), seatInFocus());
    await painted();
  },
  /** Returns the gaps between frames in milliseconds. */
  runScene: (scene: SceneName, frames: number): Promise<number[]> =>
    timeFrames(frames, (frame) => SCENES[scene].step(requireDrawing(), seatInFocus(), frame / frames)),
  runNothing: (frames: number): Promise<number[]> => timeFrames(frames, () => {}),
  /** Returns the microseconds per hit test, at points spread over the screen. */
  timeHits(count: number): number {
    let found = 0;
    const startedAt = performance.now();
    for (let n = 0; n < count; n++) if (requireDrawing().hit((n * 379) % 1400, (n * 211) % 900)) found++;
    if (found === 0) throw new Error('nothing was hit');
    return ((performance.now() - startedAt) * 1000) / count;
  },
  countElements: (): number => document.querySelectorAll('.map *').length,
  timeMarquee: (seats: number) => timeMarquee(requireOurs(), requirePlan().geometry, seats),
  timeBrush: (seats: number) => timeBrush(requireOurs(), requirePlan().geometry, seats),
  timeUndo: () => timeUndo(requireOurs(), requirePlan().geometry),
  /** Removes all claims on seats, so that edits change every one. */
  freeSeats(): void {
    requirePlan().allocation.claim.fill(0);
  },
  openEvent,
  openRows,
};

export type BenchPage = typeof page;

declare global {
  var benchPage: BenchPage;
}
globalThis.benchPage = page;

function requirePlan(): DrawnPlan {
  if (!plan) throw new Error('no plan is loaded');
  return plan;
}

function requireDrawing(): SeatDrawing {
  if (!drawing) throw new Error('nothing is drawn');
  return drawing;
}

function requireOurs(): OurDrawing {
  const found = requireDrawing();
  if (!('map' in found)) throw new Error('the product is not drawn');
  return found as OurDrawing;
}

/** Returns a seat with others all round it: the middle of a block in the middle of the plan. */
function seatInFocus(): number {
  const { blocks } = requirePlan().geometry;
  const block = blocks[Math.floor(blocks.length / 3)];
  return block ? block.firstSeat + Math.floor(block.seatCount / 2) : 0;
}
