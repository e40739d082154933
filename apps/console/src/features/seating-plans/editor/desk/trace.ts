import type { TraceImage } from '@parterre/contract/seating-plans';
import type { Box } from './camera.ts';

/** The picture to trace and where it lies. */
export type Trace = TraceImage;

export const toPlacement = ({ x, y, scale, opacity }: Trace) => ({ x, y, scale, opacity });

export const boxOfTrace = ({ x, y, scale, width, height }: Trace): Box => ({
  minX: x,
  minY: y,
  maxX: x + width * scale,
  maxY: y + height * scale,
});
