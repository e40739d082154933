import type { TraceImage } from '@parterre/contract/seating-plans';

/** The picture to trace and where it lies. */
export type Trace = TraceImage;

export const toPlacement = ({ x, y, scale, opacity }: Trace) => ({ x, y, scale, opacity });
