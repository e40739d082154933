import { act } from '../../commands/act.ts';
import { placePoint } from '../tool-use.ts';

/**
 * The point that the audience looks at. The best seats are the nearest to it, and rows are labelled from it outwards.
 */
export const focusTool = placePoint((desk, place) => void act.placeFocus(desk, place));
