/** Distances for formats that only count seats and rows, in plan units. */
export const COLUMN_STEP = 20;
export const ROW_STEP = 25;
