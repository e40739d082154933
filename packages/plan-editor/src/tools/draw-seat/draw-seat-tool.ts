import { placeSeat } from '../../commands/draw.ts';
import { placePoint } from '../place-point.ts';

export const drawSeat = placePoint(placeSeat);
