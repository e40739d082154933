import * as endpoints from '@parterre/contract/seat-copies';
import { bind } from '../../bind.ts';
import { copySeats } from './copy-seats.ts';
import { previewSeatCopy } from './preview.ts';

export const seatCopyRoutes = [bind(endpoints.previewSeatCopy, previewSeatCopy), bind(endpoints.copySeats, copySeats)];
