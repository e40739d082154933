import { placeSeat } from '../../commands/draw.ts';
import { placePoint } from '../tool-handlers.ts';

export const drawSeatTool = placePoint(placeSeat);
