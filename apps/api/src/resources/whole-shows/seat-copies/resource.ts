import type { Resource } from '#resource.ts';
import { copySeats } from './copy-seats.ts';
import { previewSeatCopy } from './preview.ts';

export const seatCopiesResource: Resource = {
  slug: 'seat-copies',
  routes: [previewSeatCopy, copySeats],
};
