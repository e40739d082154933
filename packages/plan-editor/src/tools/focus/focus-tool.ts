import { act } from '../../commands/act.ts';
import { placePoint } from '../tool-handlers.ts';

/** Sets the focal point: seats nearest to it count as best, and rows are labelled from it outwards. */
export const focusTool = placePoint((desk, place) => void act.placeFocus(desk, place));
