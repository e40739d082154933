import { placeSeat } from '../../commands/draw.ts';
import { placePoint } from '../tool-use.ts';

export const drawSeatTool = placePoint(placeSeat);
