/**
 * What is copied from the other show: tickets of seats, holds of seats, and which blocks withhold every second seat.
 */
export const COPIED_PARTS = ['prices', 'holds', 'alternating'] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];
