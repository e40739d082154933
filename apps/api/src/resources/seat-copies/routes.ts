import type { AnyVerb } from '../../verb.ts';
import { copySeats } from './copy-seats.ts';
import { previewSeatCopy } from './preview.ts';

export const seatCopyRoutes: readonly AnyVerb[] = [previewSeatCopy, copySeats];
