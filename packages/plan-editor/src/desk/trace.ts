import { joinRects, type Rect } from '@parterre/canvas';

/** The trace picture: `x` and `y` are its upper left corner, in plan units. */
export interface Trace {
  readonly url: string;
  /** In pixels of the picture. */
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** Plan units per pixel. */
  readonly scale: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

export const toPlacement = ({ x, y, scale, opacity }: Trace) => ({ x, y, scale, opacity });

const SCALE_MIN = 0.001;
const SCALE_MAX = 1000;

/** Keeps the scale within what the server accepts. */
export const clampTraceScale = (scale: number): number => Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale));

export const boxOfTrace = ({ x, y, scale, width, height }: Trace): Rect => ({
  minX: x,
  minY: y,
  maxX: x + width * scale,
  maxY: y + height * scale,
});

const EMPTY_PAGE: Rect = { minX: -400, minY: -100, maxX: 400, maxY: 500 };

/** Returns the view of the whole plan: the drawing and the trace picture, or an empty page to start on. */
export function findPage(drawn: Rect | undefined, trace: Trace | null): Rect {
  const traced = trace && boxOfTrace(trace);
  return drawn && traced ? joinRects(drawn, traced) : (drawn ?? traced ?? EMPTY_PAGE);
}
