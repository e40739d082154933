import type { TraceImage } from '@parterre/contract/seating-plans';
import type { Box } from './camera.ts';

/** The picture to trace and where it lies. */
export type Trace = TraceImage;

export const toPlacement = ({ x, y, scale, opacity }: Trace) => ({ x, y, scale, opacity });

const SCALE_MIN = 0.001;
const SCALE_MAX = 1000;

/** What the server takes. */
export const clampScale = (scale: number): number => Math.min(SCALE_MAX, Math.max(SCALE_MIN, scale));

export const boxOfTrace = ({ x, y, scale, width, height }: Trace): Box => ({
  minX: x,
  minY: y,
  maxX: x + width * scale,
  maxY: y + height * scale,
});
